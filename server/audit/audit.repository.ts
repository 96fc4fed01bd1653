import { and, count, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { insertMany } from '@/server/db/many-rows'
import { addresses, eventLogs } from '@/server/db/schema'
import type { AuditAction } from '@/services/audit/audit-action.rules'
import type { AuditModel } from '@/services/audit/audit-model.rules'

type NewEvent = typeof eventLogs.$inferInsert

export async function insertEvents(tx: Tx, events: NewEvent[]): Promise<void> {
  if (events.length > 0) await insertMany(tx, eventLogs, { rows: events })
}

export type EventFilter = {
  modelName: AuditModel
  objectId?: number
  /** Only events of these companies; undefined for all. */
  companies?: readonly number[]
  /** Only these actions; undefined for all. */
  actions?: readonly AuditAction[]
  /** Only events of objects with these ids. */
  among?: readonly number[]
}

/** History, newest first. */
export const listEvents = (db: Db, filter: EventFilter, { limit, offset }: { limit: number; offset: number }) =>
  db.select().from(eventLogs).where(eventWhere(filter)).orderBy(desc(eventLogs.id)).limit(limit).offset(offset)

export async function countEvents(db: Db, filter: EventFilter): Promise<number> {
  const rows = await db.select({ count: count() }).from(eventLogs).where(eventWhere(filter))
  return rows[0]?.count ?? 0
}

type EventSince = { modelName: AuditModel; objectId: number; action: AuditAction; since: Date }

export async function existsEvent(db: Db, { modelName, objectId, action, since }: EventSince): Promise<boolean> {
  const rows = await db
    .select({ id: eventLogs.id })
    .from(eventLogs)
    .where(and(eventWhere({ modelName, objectId }), eq(eventLogs.action, action), gte(eventLogs.createdAt, since)))
    .limit(1)
  return rows.length > 0
}

const eventWhere = ({ modelName, objectId, companies, actions, among }: EventFilter) =>
  and(
    objectId === undefined ? eq(eventLogs.modelName, modelName) : ofObject(modelName, objectId),
    companies && inArray(eventLogs.companyId, [...companies]),
    actions && inArray(eventLogs.action, [...actions]),
    among && inIds(eventLogs.objectId, among),
  )

/** The history of a company includes its addresses, deleted ones too. */
function ofObject(modelName: AuditModel, objectId: number) {
  const itself = and(eq(eventLogs.modelName, modelName), eq(eventLogs.objectId, objectId))
  if (modelName !== 'company') return itself
  const its = sql`(select ${addresses.id} from ${addresses} where ${addresses.companyId} = ${objectId})`
  return or(itself, and(eq(eventLogs.modelName, 'address'), inArray(eventLogs.objectId, its)))
}
