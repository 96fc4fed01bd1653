import { jwtVerify, SignJWT } from 'jose'
import { settings } from '@/server/config/settings'
import { newToken } from './secrets.service'

export const ACCESS_MINUTES = 15
export const REFRESH_DAYS = 30
/** Two tabs may refresh with the same token at once: within this time it is a race, later it is theft. */
export const REUSE_GRACE_MS = 10_000

export type AccessClaims = { userId: number; familyId: string }
/** What a token that was read says besides. */
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

/** The claims of a token that is ours and fresh, else undefined. */
export async function readAccess(token: string): Promise<ReadClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key(), { issuer: 'arrenda', algorithms: ['HS256'] })
    if (typeof payload.sid !== 'string' || !payload.sub || !payload.exp) return undefined
    return { userId: Number(payload.sub), familyId: payload.sid, endsAt: new Date(payload.exp * 1000) }
  } catch {
    return undefined
  }
}

/** A new refresh token and the only form of it that is kept. */
export const newRefresh = () => ({ ...newToken(), expiresAt: new Date(Date.now() + REFRESH_DAYS * 86_400_000) })
