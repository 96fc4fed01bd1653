import { and, asc, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inDays, monthIn } from '@/server/db/days'
import { arrayOf } from '@/server/db/ids'
import { orderMoves, users } from '@/server/db/schema'
import { MEASURED_STAGES } from '@/services/dashboard/figures.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { hasId } from '../report-conditions.repository'
import type { ReportScope } from '../report-reader'

/** An order's time in a stage, from its arrival until it moved on. */
export type Stay = {
  month: string
  stage: StageName
  sellerId: number | null
  enteredAt: Date
  leftAt: Date
  /** Whether its last turn had a deadline, and whether that had passed. */
  isDue: boolean
  isLate: boolean
}

/** As many as are read at a time, so that other requests have their turn. */
const STAYS_AT_ONCE = 2_000

/** The stays that ended in a period, in batches. */
export async function* eachBatchOfStays(conn: Db, scope: ReportScope): AsyncGenerator<Stay[], void> {
  const { company_id, seller_id, ...period } = scope
  const { at, id } = orderMoves
  let after: SQL = sql`true`
  for (;;) {
    const rows = await conn
      .select({
        month: monthIn(sql`${at}`).mapWith(String),
        stage: sql<StageName>`${orderMoves.fromStage}`,
        sellerId: orderMoves.sellerId,
        enteredAt: sql<Date>`${orderMoves.enteredAt}`.mapWith(orderMoves.enteredAt),
        leftAt: at,
        isDue: sql<boolean>`${orderMoves.dueAt} is not null`,
        isLate: sql<boolean>`coalesce(${orderMoves.dueAt} < ${at}, false)`,
        // To the microsecond, unlike a date of JavaScript.
        place: sql<string>`${at}::text`,
        id,
      })
      .from(orderMoves)
      .where(
        and(
          inDays(sql`${at}`, period),
          isNotNull(orderMoves.enteredAt),
          inArray(orderMoves.fromStage, [...MEASURED_STAGES]),
          hasId(sql`${orderMoves.companyId}`, company_id),
          hasId(sql`${orderMoves.sellerId}`, seller_id),
          after,
        ),
      )
      .orderBy(asc(at), asc(id))
      .limit(STAYS_AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    after = sql`(${at}, ${id}) > (${last.place}::timestamptz, ${last.id})`
    yield rows
  }
}

/** The names of these people. */
export async function findNames(conn: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await conn.execute<{ id: number; name: string }>(
    sql`select id, username as name from ${users} where id = any(${arrayOf(ids)}::int[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
