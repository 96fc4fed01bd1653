import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { transaction, type Tx } from '@/server/db/client'
import { type Caller, networkOf } from '@/server/http/client-address'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { attemptsOf, byAccount, byAddress, byPlace, type LimitKey, throttleFailures } from '@/server/http/throttle'
import { adoptQuotation } from '@/server/simulation/visitors/visitors.service'
import { maySimulate, type Visitor } from '@/services/auth/actor.rules'
import { type LoginAnswer, toQuotationId, type Tokens } from '@/services/auth/auth.schema'
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
import { listLoginAddresses } from './sessions.repository'
import { newRefresh, signAccess } from './tokens'

type Credentials = { email: string; password: string; quotation_id?: number | string | null }

/**
 * Opens a session. The quotation that a visitor began goes with them, when they bring its key and may simulate.
 * Refuses 401 `login_failed`, with the same sentence after the same time, for an unknown e-mail, a wrong password
 * and a disabled user; 401 `password_expired` for a temporary password whose week is over;
 * 429 after too many failures of one account from one place, of one address, or of one account from places where it
 * was never logged in: known or not, before anything is hashed.
 */
export async function logIn(
  { email, password, quotation_id }: Credentials,
  caller: Caller,
  visitor?: Visitor,
): Promise<LoginAnswer> {
  const limits = await limitsOf(email, caller.address)
  const user = await throttleFailures(limits, () => verifyCredentials(email, password))
  return transaction(async (tx) => {
    await markLogin(tx, user.id)
    const tokens = await createSession(tx, user.id, caller)
    const known = orNotFound(await findUserWithCompanies(tx, user.id))
    if (visitor && visitor.quotationId === toQuotationId(quotation_id)) await adoptVisitorQuotation(tx, visitor, known)
    return { ...tokens, user: toUser(known) }
  })
}

/** Guesses from elsewhere neither refuse nor delay the owner's log-in from a place where they were logged in before. */
async function limitsOf(email: string, address: string): Promise<LimitKey[]> {
  const ofPlace = [byPlace('login-place', email, address), byAddress('login-address', address)]
  const network = networkOf(address)
  const isKnownPlace = (await listLoginAddresses(email)).some((known) => networkOf(known) === network)
  if (isKnownPlace) return ofPlace
  const ofAccount = byAccount('login-account', email)
  await wait(slowDownMs(await attemptsOf(ofAccount)))
  return [...ofPlace, ofAccount]
}

const FREE_ATTEMPTS = 20
const STEP_MS = 250
const MAX_DELAY_MS = 5_000

/** After some failures of one account each further try waits longer, up to five seconds. */
const slowDownMs = (attempts: number): number =>
  Math.min(MAX_DELAY_MS, STEP_MS * Math.max(0, attempts - FREE_ATTEMPTS + 1))

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
