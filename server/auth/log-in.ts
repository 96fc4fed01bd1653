import { randomUUID } from 'node:crypto'
import { transaction, type Tx } from '@/server/db/client'
import { found, Refusal } from '@/server/http/refusal'
import type { LoginAnswer, Tokens } from '@/services/auth/auth.schema'
import { findUserByEmail, findUserWithCompanies, insertRefreshToken, markLogin } from './auth.repository'
import { toUser } from './auth.mapper'
import { passwordMatches } from './passwords'
import { newRefresh, signAccess } from './tokens'

type Credentials = { email: string; password: string }

/**
 * Opens a session.
 * Refuses 401 `login_failed`, with the same sentence and in the same time, for an unknown e-mail, a wrong password
 * and a disabled user (specification, section 8).
 */
export async function logIn({ email, password }: Credentials, userAgent: string | undefined): Promise<LoginAnswer> {
  const user = await findUserByEmail(email)
  const matches = await passwordMatches(user?.passwordHash, password)
  if (!user?.active || !matches) throw new Refusal('login_failed')
  return transaction(async (tx) => {
    await markLogin(tx, user.id)
    const tokens = await openFamily(tx, user.id, userAgent)
    return { ...tokens, user: toUser(found(await findUserWithCompanies(tx, user.id))) }
  })
}

async function openFamily(tx: Tx, userId: number, userAgent: string | undefined): Promise<Tokens> {
  const familyId = randomUUID()
  const { token, tokenHash, expiresAt } = newRefresh()
  await insertRefreshToken(tx, { familyId, userId, tokenHash, expiresAt, userAgent: userAgent?.slice(0, 300) })
  return { access: await signAccess({ userId, familyId }), refresh: token }
}
