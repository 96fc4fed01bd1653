import { transaction } from '@/server/db/client'
import type { Caller } from '@/server/http/client-address'
import { Refusal } from '@/server/http/refusal'
import { byAddress, throttleFailures } from '@/server/http/throttle'
import type { Tokens } from '@/services/auth/auth.schema'
import { insertRefreshToken, lockRefreshToken, markTokenUsed, revokeFamily, userIsActive } from './auth.repository'
import { hashToken } from './secrets.service'
import { refreshAfter, REUSE_GRACE_MS, signAccess } from './tokens'

/**
 * Exchanges a refresh token for a new pair. Each token works once; reuse revokes its whole family, except within a short
 * grace period in which tabs may race: they all get the same successor, as long as that is unused. A session ends 90 days
 * after its log-in at the latest (docs/adr/0549).
 * Refuses 401 `token_not_valid`; 429 for an address with too many failures.
 */
export const refreshSession = (token: string, caller: Caller): Promise<Tokens> =>
  throttleFailures([byAddress('refresh-address', caller.address)], () => exchange(token, caller))

async function exchange(token: string, { address, userAgent }: Caller): Promise<Tokens> {
  const outcome = await transaction(async (tx) => {
    const row = await lockRefreshToken(tx, hashToken(token))
    if (!row || row.revokedAt || row.expiresAt <= new Date() || !(await userIsActive(tx, row.userId))) return undefined
    const { familyId, userId, loggedInAt, usedAt } = row
    const next = refreshAfter(token, loggedInAt)
    const pair = async () => ({ access: await signAccess({ userId, familyId }), refresh: next.token })
    if (usedAt) {
      const successor = await lockRefreshToken(tx, next.tokenHash)
      const isRace = Date.now() - usedAt.getTime() <= REUSE_GRACE_MS && successor && !successor.usedAt
      if (isRace) return pair()
      await revokeFamily(tx, familyId)
      return undefined
    }
    await markTokenUsed(tx, row.id)
    await insertRefreshToken(tx, {
      familyId,
      userId,
      loggedInAt,
      tokenHash: next.tokenHash,
      expiresAt: next.expiresAt,
      userAgent,
      ipAddress: address,
    })
    return pair()
  })
  // Thrown after the commit, so that revoking the family is kept.
  if (!outcome) throw new Refusal('token_not_valid')
  return outcome
}
