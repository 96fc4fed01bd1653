import { db } from '@/server/db/client'
import { byAddress, count } from '@/server/http/limits'
import type { Actor } from '@/services/auth/actor.rules'
import type { PasswordCheck, PasswordCheckAnswer } from '@/services/auth/auth.schema'
import { findUserWithCompanies } from './auth.repository'
import { judgePassword, personalDataOf } from './judge-password'

/**
 * Says which rules a password keeps, while it is typed. Nothing of it is kept. A visitor says who they are; of somebody
 * who is logged in we know it.
 * Refuses 429 an address that asks too often.
 */
export async function checkPassword(
  { password, ...said }: PasswordCheck,
  { actor, address }: { actor?: Actor; address: string },
): Promise<PasswordCheckAnswer> {
  await count(byAddress('password-check-address', address))
  const known = actor && (await findUserWithCompanies(db(), actor.id))
  return judgePassword(password, known ? personalDataOf(known) : said)
}
