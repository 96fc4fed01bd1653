import type { Db, Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { deviceOf } from '@/services/auth/session.rules'
import { toActor } from './auth.mapper'
import { findSessionUser, revokeSessions } from './auth.repository'
import { listLiveSessions } from './sessions.repository'

/** The current actor of a session, from the database; undefined once the session or the account has ended. */
export async function currentActor(userId: number, sessionId: string, requestId?: string): Promise<Actor | undefined> {
  const session = await findSessionUser(userId, sessionId)
  return session && toActor(session, { requestId, sessionId })
}

/** Ends every session of these people, in the caller's transaction. */
export async function endSessions(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length > 0) await revokeSessions(tx, userIds)
}

/** A user's open sessions with the full address, for the export of their data. */
export async function sessionsOf(conn: Db, userId: number) {
  return (await listLiveSessions(conn, userId)).map(({ since, lastUsed, userAgent, ipAddress }) => ({
    device: deviceOf(userAgent),
    ip_address: ipAddress,
    since: since.toISOString(),
    last_used: lastUsed.toISOString(),
  }))
}
