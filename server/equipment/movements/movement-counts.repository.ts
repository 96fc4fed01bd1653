import { count, sql } from 'drizzle-orm'
import { type Db, db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'
import { movementCounters, unitEvents } from '@/server/db/schema/index'
import {
  type MovementFilters,
  type MovementFilterSlots,
  movementWhere,
  statementKeyOf,
} from './movement-filters.repository'
import { countersWhere, outsideWholeMonths, wholeMonthsOf } from './movement-months.repository'

/** Number of rows, and how many of them are newer than the whole months of the period. */
export type MovementCount = { count: number; after: number }

/** Counts rows of the log: from the counters for kinds and whole months, by index for single days and for one unit. */
export async function countMovements(conn: Db, asked: MovementFilters): Promise<MovementCount> {
  const months = wholeMonthsOf(asked)
  const { key, filters, values } = statementKeyOf({ ...asked, ...months })
  const counted = months
    ? prepared(conn, `movements tallied ${key}`, () => countFromCounters(filters), values)
    : prepared(conn, `movements count ${key}`, () => countRows(filters), values)
  return (await counted)[0] ?? { count: 0, after: 0 }
}

const countRows = (filters: MovementFilterSlots) =>
  db()
    .select({ count: count(), after: sql<number>`0` })
    .from(unitEvents)
    .where(movementWhere(filters))

function countFromCounters(filters: MovementFilterSlots) {
  const { before, after } = outsideWholeMonths(filters)
  const parts = [
    sql`select sum(${movementCounters.movements}) as count, 0 as after from ${movementCounters} where ${countersWhere(filters)}`,
    ...(before ? [sql`select count(*), 0 from ${unitEvents} where ${movementWhere(before)}`] : []),
    ...(after ? [sql`select count(*), count(*) from ${unitEvents} where ${movementWhere(after)}`] : []),
  ]
  return db()
    .select({ count: sql<number>`coalesce(sum(parts.count), 0)::int`, after: sql<number>`sum(parts.after)::int` })
    .from(sql`(${sql.join(parts, sql` union all `)}) parts`)
}

/** Totals and recent months; older counters are compacted already. */
const COMPACTABLE = sql`month is null or month > now() - interval '2 months'`

/** Merges counter rows of the same kind into one; readers see the same sums at any moment. */
export const compactMovementCounters = (conn: Db) =>
  conn.execute(sql`
    with kinds as (
      select company_id, coalesce(month, 'infinity') as month, event_type, coalesce(relocation_type, '') as type,
        coalesce(relocation_status, '') as status, unit_status
      from ${movementCounters} where ${COMPACTABLE} group by 1, 2, 3, 4, 5, 6 having count(*) > 1),
    gone as (
      delete from ${movementCounters} t using kinds k
      where t.company_id = k.company_id and coalesce(t.month, 'infinity') = k.month and t.event_type = k.event_type
        and t.unit_status = k.unit_status and coalesce(t.relocation_type, '') = k.type and coalesce(t.relocation_status, '') = k.status
      returning t.*)
    insert into movement_tallies (company_id, month, event_type, relocation_type, relocation_status, unit_status, movements)
    select company_id, month, event_type, relocation_type, relocation_status, unit_status, sum(movements)
    from gone group by 1, 2, 3, 4, 5, 6`)
