import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { settings } from '@/server/config/settings'
import { hashToken, newToken } from './secrets.service'

export const ACCESS_MINUTES = 15
const DAY_MS = 86_400_000
export const REFRESH_DAYS = 30
/** After this a session ends however often it was used (docs/adr/0549). */
export const SESSION_DAYS = 90
/** Reuse within this time is a race of two tabs, later it is treated as theft. */
export const REUSE_GRACE_MS = 10_000

export type AccessClaims = { userId: number; familyId: string }
type ReadClaims = AccessClaims & { endsAt: Date }

const key = () => new TextEncoder().encode(settings().SECRET_KEY)

export function signAccess({ userId, familyId }: AccessClaims): Promise<string> {
  return new SignJWT({ sid: familyId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setIssuer('arrenda')
    .setIssuedAt()
    .setExpirationTime(`${String(ACCESS_MINUTES)}m`)
    .sign(key())
}

/**
 * Cache of verified signatures: checking one takes longer than the rest of a list request. Session and user are still looked
 * up in the database at every call.
 */
const verifiedTokens = new Map<string, ReadClaims>()
const MAX_VERIFIED = 5_000

/** The claims of a valid, unexpired token, else undefined. */
export async function readAccess(token: string): Promise<ReadClaims | undefined> {
  const claims = verifiedTokens.get(token) ?? (await verified(token))
  if (claims && claims.endsAt.getTime() > Date.now()) return claims
  verifiedTokens.delete(token)
  return undefined
}

async function verified(token: string): Promise<ReadClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key(), { issuer: 'arrenda', algorithms: ['HS256'] })
    if (typeof payload.sid !== 'string' || !payload.sub || !payload.exp) return undefined
    const claims = { userId: Number(payload.sub), familyId: payload.sid, endsAt: new Date(payload.exp * 1000) }
    remember(token, claims)
    return claims
  } catch {
    // Forged, expired or not ours: the caller answers 401.
    return undefined
  }
}

/** Evicts the oldest entry when full. */
function remember(token: string, claims: ReadClaims): void {
  const oldest = verifiedTokens.size >= MAX_VERIFIED ? verifiedTokens.keys().next().value : undefined
  if (oldest !== undefined) verifiedTokens.delete(oldest)
  verifiedTokens.set(token, claims)
}

/** The first refresh token of a session, its hash and its expiry. */
export const newRefresh = () => ({ ...newToken(), expiresAt: new Date(Date.now() + REFRESH_DAYS * DAY_MS) })

/**
 * The refresh token that follows another one. It is derived from it, so that all tabs that exchange the same token at once
 * get the same successor: a session is one chain.
 */
export function refreshAfter(token: string, loggedInAt: Date) {
  const next = createHmac('sha256', settings().SECRET_KEY).update(`refresh:${token}`).digest('base64url')
  const end = Math.min(Date.now() + REFRESH_DAYS * DAY_MS, loggedInAt.getTime() + SESSION_DAYS * DAY_MS)
  return { token: next, tokenHash: hashToken(next), expiresAt: new Date(end) }
}
