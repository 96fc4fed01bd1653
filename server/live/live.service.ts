import type { Db } from '@/server/db/client'
import { notify } from '@/server/db/notices'
import type { AuditModel } from '@/services/audit/audit-model.rules'
import { isLiveType, type LiveChange } from '@/services/live/live.rules'
import { loadChanges } from './live.repository'

export const LIVE_CHANNEL = 'arrenda_live'

/** What processes tell each other: a change, or that somebody's rights may be others now, or a whole company's. */
export type Notice = { change: LiveChange } | { user: number } | { company: number }

type LiveEvent = { model: AuditModel; objectId: number; companyId?: number | null; version?: number }

/**
 * Tells open screens of what history was just written of, in the transaction that wrote it: they hear of it after the
 * commit, and never of what was rolled back (workflow.md). What nobody watches costs nothing.
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

/** Whoever lost a session, a group or a company loses their streams with it. */
export const notifyPermissionChange = (conn: Db, userIds: readonly number[]): Promise<void> =>
  notify(
    conn,
    LIVE_CHANNEL,
    userIds.map((user): Notice => ({ user })),
  )

const idsOf = (events: readonly LiveEvent[], model: AuditModel): number[] => [
  ...new Set(events.filter((event) => event.model === model).map(({ objectId }) => objectId)),
]
