import { randomUUID } from 'node:crypto'
import { transaction, type Tx } from '@/server/db/client'
import type { Caller } from '@/server/http/client-address'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { byAccount, byAddress, throttleFailures } from '@/server/http/throttle'
import { adoptQuotation } from '@/server/simulation/visitors/visitors.service'
import { maySimulate, type Visitor } from '@/services/auth/actor.rules'
import type { LoginAnswer, Tokens } from '@/services/auth/auth.schema'
import { toActor, toUser } from './auth.mapper'
import {
  findUserByEmail,
  findUserWithCompanies,
  insertRefreshToken,
  markLogin,
  type UserRow,
  type UserWithCompanies,
} from './auth.repository'
import { passwordMatches } from './passwords'
import { newRefresh, signAccess } from './tokens'

type Credentials = { email: string; password: string; quotation_id?: number }

/**
 * Opens a session. The quotation that a visitor began goes with them, when they bring its key and may simulate.
 * Refuses 401 `login_failed`, with the same sentence after the same time, for an unknown e-mail, a wrong password
 * and a disabled user; 401 `password_expired` for a temporary password whose week is over;
 * 429 after too many failures of one account or one address, known or not, before anything is hashed.
 */
export async function logIn(
  { email, password, quotation_id }: Credentials,
  caller: Caller,
  visitor?: Visitor,
): Promise<LoginAnswer> {
  const user = await throttleFailures(
    [byAccount('login-account', email), byAddress('login-address', caller.address)],
    () => verifyCredentials(email, password),
  )
  return transaction(async (tx) => {
    await markLogin(tx, user.id)
    const tokens = await createSession(tx, user.id, caller)
    const known = orNotFound(await findUserWithCompanies(tx, user.id))
    if (visitor && visitor.quotationId === quotation_id) await adoptVisitorQuotation(tx, visitor, known)
    return { ...tokens, user: toUser(known) }
  })
}

async function verifyCredentials(email: string, password: string): Promise<UserRow> {
  const user = await findUserByEmail(email)
  const matches = await passwordMatches(user?.passwordHash, password)
  if (!user?.active || !matches) throw new Refusal('login_failed')
  if (user.passwordExpiresAt && user.passwordExpiresAt <= new Date()) throw new Refusal('password_expired')
  return user
}

/** Also while a new password or the activation is pending, so that the quotation is not lost. */
async function adoptVisitorQuotation(tx: Tx, visitor: Visitor, user: UserWithCompanies): Promise<void> {
  const { companyId, ...actor } = toActor(user, { requestId: visitor.requestId })
  if (companyId === null || !maySimulate({ ...actor, companyId, waitsFor: null })) return
  await adoptQuotation(tx, visitor, { ...actor, companyId })
}

async function createSession(tx: Tx, userId: number, { address, userAgent }: Caller): Promise<Tokens> {
  const familyId = randomUUID()
  const { token, tokenHash, expiresAt } = newRefresh()
  await insertRefreshToken(tx, { familyId, userId, tokenHash, expiresAt, userAgent, ipAddress: address })
  return { access: await signAccess({ userId, familyId }), refresh: token }
}
