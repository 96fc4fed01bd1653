import { db } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { deviceOf, shortAddress } from '@/services/auth/session.rules'
import type { Session } from '@/services/auth/sessions.schema'
import { listLiveSessions, type SessionRow } from './sessions.repository'

/** The actor's own open sessions, the last used first. */
export async function listSessions(actor: Actor): Promise<Session[]> {
  return (await listLiveSessions(db(), actor.id)).map((row) => toSession(row, actor.sessionId))
}

const toSession = ({ id, since, lastUsed, userAgent, ipAddress }: SessionRow, current?: string): Session => ({
  id,
  device: deviceOf(userAgent),
  address: shortAddress(ipAddress),
  since: since.toISOString(),
  last_used: lastUsed.toISOString(),
  current: id === current,
})
