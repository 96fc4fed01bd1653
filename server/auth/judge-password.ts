import { Refusal } from '@/server/http/refusal'
import type { PasswordCheckAnswer } from '@/services/auth/auth.schema'
import { COMMON_PASSWORD, PASSWORD_RULES, type PersonalData } from '@/services/auth/password.rules'
import { isCommonPassword } from './common-passwords'
import type { UserWithCompanies } from './auth.repository'

/** Each rule of a password, and whether this one keeps it: those of section 5, then that of the common ones. */
export async function judgePassword(password: string, personal: PersonalData): Promise<PasswordCheckAnswer> {
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
  const { accepted, rules } = await judgePassword(password, personal)
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
