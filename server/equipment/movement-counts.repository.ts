import { and, count, sql, type SQL } from 'drizzle-orm'
import { db, type Db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'
import { movementTallies, unitEvents } from '@/server/db/schema'
import {
  among,
  matching,
  shapeOf,
  type GivenMovementFilters,
  type MovementFilters,
} from './movement-filters.repository'

/** How many rows of the log there are: of whole kinds the tallies tell it, of days and of one unit the index (ADR 506). */
export async function countMovements(conn: Db, asked: MovementFilters): Promise<number> {
  const { key, filters, values } = shapeOf(asked)
  const isOfKinds = [asked.unitId, asked.userId, asked.startDay, asked.endDay].every((one) => one === undefined)
  const counted = isOfKinds
    ? prepared(conn, `movements tallied ${key}`, () => tallied(filters), values)
    : prepared(conn, `movements count ${key}`, () => listed(filters), values)
  return (await counted)[0]?.count ?? 0
}

const listed = (filters: GivenMovementFilters) =>
  db().select({ count: count() }).from(unitEvents).where(matching(filters))

const tallied = (filters: GivenMovementFilters) =>
  db()
    .select({ count: sql<number>`coalesce(sum(${movementTallies.movements}), 0)::int` })
    .from(movementTallies)
    .where(ofKinds(filters))

const ofKinds = ({ companyId, ...kinds }: GivenMovementFilters): SQL | undefined =>
  and(
    sql`${movementTallies.companyId} = ${companyId}`,
    among(movementTallies.eventType, kinds.eventTypes),
    among(movementTallies.relocationType, kinds.relocationTypes),
    among(movementTallies.relocationStatus, kinds.relocationStatuses),
    among(movementTallies.unitStatus, kinds.unitStatuses),
  )

/** Makes one row of those of a kind; what is told of them stays the same at every moment. */
export const foldMovementTallies = (conn: Db) =>
  conn.execute(sql`
    with kinds as (select company_id, event_type, coalesce(relocation_type, '') as type, coalesce(relocation_status, '') as status, unit_status
      from ${movementTallies} group by 1, 2, 3, 4, 5 having count(*) > 1),
    gone as (
      delete from ${movementTallies} t using kinds k
      where t.company_id = k.company_id and t.event_type = k.event_type and t.unit_status = k.unit_status
        and coalesce(t.relocation_type, '') = k.type and coalesce(t.relocation_status, '') = k.status
      returning t.*)
    insert into movement_tallies select company_id, event_type, relocation_type, relocation_status, unit_status, sum(movements)
    from gone group by 1, 2, 3, 4, 5`)
