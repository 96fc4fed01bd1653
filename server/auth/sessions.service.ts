import type { Tx } from '@/server/db/client'
import { revokeSessionsOf } from './auth.repository'

/** Ends every session of these people, in the caller's transaction. */
export async function endSessions(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length > 0) await revokeSessionsOf(tx, userIds)
}
