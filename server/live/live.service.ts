import type { Db } from '@/server/db/client'
import { notify } from '@/server/db/notices'
import type { AuditModel } from '@/services/audit/audit-model.rules'
import { isLiveType, type OwnedChange } from '@/services/live/live.rules'
import { loadChanges } from './live.repository'

export const LIVE_CHANNEL = 'arrenda_live'

/**
 * The notices between processes: a change, a user or company whose permissions may have changed, or a user whose
 * notifications changed.
 */
export type Notice = { change: OwnedChange } | { user: number } | { company: number } | { bell: number }

type LiveEvent = { model: AuditModel; objectId: number; companyId?: number | null; version?: number }

/**
 * Notifies open screens of the events just written to the history, in the same transaction: they are notified after the
 * commit, and not at all after a rollback (ADR 505).
 */
export async function notifyChanges(conn: Db, events: readonly LiveEvent[]): Promise<void> {
  const watched = events.flatMap(({ model, objectId, companyId = null, version = null }) =>
    isLiveType(model) ? [{ type: model, objectId, companyId, version }] : [],
  )
  const changes = await loadChanges(conn, watched)
  await notify(conn, LIVE_CHANNEL, [
    ...changes.map((change): Notice => ({ change })),
    ...idsOf(events, 'user').map((user): Notice => ({ user })),
    ...idsOf(events, 'company').map((company): Notice => ({ company })),
  ])
}

/** Closes the streams of users who lost a session, a group or a company. */
export const notifyPermissionChange = (conn: Db, userIds: readonly number[]): Promise<void> =>
  notify(
    conn,
    LIVE_CHANNEL,
    userIds.map((user): Notice => ({ user })),
  )

/** Lets the open tabs of these users read their notifications anew; nobody else hears of it. */
export const notifyBells = (conn: Db, userIds: readonly number[]): Promise<void> =>
  notify(
    conn,
    LIVE_CHANNEL,
    userIds.map((bell): Notice => ({ bell })),
  )

const idsOf = (events: readonly LiveEvent[], model: AuditModel): number[] => [
  ...new Set(events.filter((event) => event.model === model).map(({ objectId }) => objectId)),
]
