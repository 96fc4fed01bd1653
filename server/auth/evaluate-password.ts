import { db } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { byAddress, throttle } from '@/server/http/throttle'
import type { Actor } from '@/services/auth/actor.rules'
import type { PasswordCheck, PasswordCheckAnswer } from '@/services/auth/auth.schema'
import { COMMON_PASSWORD, PASSWORD_RULES, type PersonalData } from '@/services/auth/password.rules'
import { findUserWithCompanies, type UserWithCompanies } from './auth.repository'
import { isCommonPassword } from './common-passwords'

/** Each rule of a password, and whether this one keeps it: those of section 5, then that of the common ones. */
export async function evaluatePassword(password: string, personal: PersonalData): Promise<PasswordCheckAnswer> {
  const rules = PASSWORD_RULES.map(({ name, message, holds }) => ({
    rule: name,
    message,
    holds: holds(password, personal),
  }))
  const isCommon = password === '' || (await isCommonPassword(password))
  const all = [...rules, { rule: COMMON_PASSWORD.name, message: COMMON_PASSWORD.message, holds: !isCommon }]
  return { accepted: all.every(({ holds }) => holds), rules: all }
}

/** Refuses 400 with the rules that are broken, at the field that the password was typed into. */
export async function requireGoodPassword(field: string, password: string, personal: PersonalData): Promise<void> {
  const { accepted, rules } = await evaluatePassword(password, personal)
  if (accepted) return
  const errors = rules.filter(({ holds }) => !holds).map(({ message }) => message)
  throw new Refusal('invalid', { errors, fields: { [field]: errors } })
}

/** What a user's password must not hold. */
export const personalDataOf = ({ user, company }: UserWithCompanies): PersonalData => ({
  full_name: `${user.firstName} ${user.username}`,
  email: user.email,
  phone: user.phone,
  corporate_name: company?.corporateName,
  trade_name: company?.tradeName,
  cnpj: company?.cnpj,
})

/**
 * Says which rules a password keeps, while it is typed. Nothing of it is kept. A visitor says who they are; of somebody
 * who is logged in we know it.
 * Refuses 429 an address that asks too often.
 */
export async function checkPassword(
  { password, ...said }: PasswordCheck,
  { actor, address }: { actor?: Actor; address: string },
): Promise<PasswordCheckAnswer> {
  await throttle(byAddress('password-check-address', address))
  const known = actor && (await findUserWithCompanies(db(), actor.id))
  return evaluatePassword(password, known ? personalDataOf(known) : said)
}
