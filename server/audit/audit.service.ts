import type { Db, Tx } from '@/server/db/client'
import { notifyChanges } from '@/server/live/live.service'
import type { AuditAction } from '@/services/audit/audit-action.rules'
import type { AuditModel } from '@/services/audit/audit-model.rules'
import type { Actor } from '@/services/auth/actor.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { countEvents, existsEvent, insertEvents, listEvents } from './audit.repository'

export type AuditEvent = {
  model: AuditModel
  objectId: number
  companyId?: number | null
  action: AuditAction
  version?: number
  fromStage?: StageName
  toStage?: StageName
  message?: string | null
  before?: unknown
  after?: unknown
}

export type Author = Pick<Actor, 'name' | 'requestId'> & { id: number | null }

/** The author of the changes made by jobs and schedules. */
export const SYSTEM: Author = { id: null, name: 'Arrenda' }

/**
 * Writes an event to the history in the caller's transaction: who, when, from, to, message, before and after. History
 * is append-only; the database refuses UPDATE and DELETE. Open screens are notified after the commit.
 */
export const recordEvent = (tx: Tx, actor: Author, event: AuditEvent): Promise<void> => recordEvents(tx, actor, [event])

/** Writes the events of several objects that one command changes, in one statement. */
export async function recordEvents(tx: Tx, actor: Author, events: readonly AuditEvent[]): Promise<void> {
  await insertEvents(
    tx,
    events.map((event) => ({
      modelName: event.model,
      objectId: event.objectId,
      companyId: event.companyId ?? null,
      action: event.action,
      version: event.version ?? null,
      fromStage: event.fromStage ?? null,
      toStage: event.toStage ?? null,
      message: event.message ?? null,
      before: event.before ?? null,
      after: event.after ?? null,
      actorId: actor.id,
      actorName: actor.name,
      requestId: actor.requestId ?? null,
    })),
  )
  await notifyChanges(tx, events)
}

type AuditObject = Pick<AuditEvent, 'model' | 'objectId'>

/** A page of the events of an object, newest first. */
export const listHistoryPage = (
  conn: Db,
  { model, objectId }: AuditObject,
  window: { limit: number; offset: number },
): ReturnType<typeof listEvents> => listEvents(conn, { modelName: model, objectId }, window)

export const countHistory = (conn: Db, { model, objectId }: AuditObject): Promise<number> =>
  countEvents(conn, { modelName: model, objectId })

/** The newest events of an object, newest first. @param of with `actions` only those */
export const listLastEvents = (
  conn: Db,
  { model, objectId, actions }: AuditObject & { actions?: readonly AuditAction[] },
  limit: number,
): ReturnType<typeof listEvents> => listEvents(conn, { modelName: model, objectId, actions }, { limit, offset: 0 })

/** The newest event of an object. */
export async function findLastEvent(conn: Db, model: AuditModel, objectId: number) {
  const [last] = await listLastEvents(conn, { model, objectId }, 1)
  return last
}

/** Whether the history contains such an event of an object since that time. */
export const hasEvent = (
  conn: Db,
  { model, objectId, action, since }: Pick<AuditEvent, 'model' | 'objectId' | 'action'> & { since: Date },
): Promise<boolean> => existsEvent(conn, { modelName: model, objectId, action, since })
