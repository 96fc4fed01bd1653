import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { type Days, inDays, monthIn } from '@/server/db/days'
import { arrayOf } from '@/server/db/ids'
import { monthlyFigures, orderMoves, orders, users } from '@/server/db/schema'
import { type FigureKey, MEASURED_STAGES } from '@/services/dashboard/figures.rules'
import type { Stay } from '@/services/dashboard/stays.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { hasId } from '../report-conditions.repository'
import type { ReportScope } from '../report-reader'

/** What rows of stays are named by. */
export type StayNames = { month: string; stage: StageName; sellerId: number | null }

/** As many as are read at a time, so that other requests have their turn. */
const STAYS_AT_ONCE = 2_000

/** The months of a period, `YYYY-MM`, whose stays are summed up: `listStaySums` has them. */
export async function listSummedMonths(conn: Db, { from, until }: ReportScope): Promise<string[]> {
  const { rows } = await conn.execute<{ month: string }>(sql`
    select distinct to_char(month, 'YYYY-MM') as month from ${monthlyFigures}
    where key = 'stage_spread' and month >= ${from} and month < ${until}`)
  return rows.map(({ month }) => month)
}

/** The stays that ended on these days, in batches. */
export async function* eachBatchOfStays(
  conn: Db,
  { company_id, seller_id }: ReportScope,
  days: Days,
): AsyncGenerator<(Stay & StayNames)[], void> {
  const { at, id } = orderMoves
  const ofCompany = (id: number) => conn.select({ id: orders.id }).from(orders).where(eq(orders.companyId, id))
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
          inDays(sql`${at}`, days),
          isNotNull(orderMoves.enteredAt),
          inArray(orderMoves.fromStage, [...MEASURED_STAGES]),
          company_id === undefined ? undefined : inArray(orderMoves.orderId, ofCompany(company_id)),
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

const OF_STAYS: readonly FigureKey[] = ['stage_stays', 'stage_minutes', 'stage_due', 'stage_late', 'stage_spread']

/** The names of the rows of each group, of figures whose dimension is `PACKAGING` or `PACKAGING:12`. */
const NAMES = new Map([
  [
    'month_stage',
    { names: sql`to_char(month, 'YYYY-MM') as month, split_part(dimension, ':', 1) as stage`, by: sql`month, stage` },
  ],
  ['seller', { names: sql`seller_id as "sellerId"`, by: sql`seller_id` }],
])
const BY_STAGE = { names: sql`split_part(dimension, ':', 1) as stage`, by: sql`stage` }

export type StaySum = Partial<StayNames> & { key: FigureKey; tenths: number | null; value: number }

/**
 * The stays that ended in these months, summed up by stage, by month and stage, or by who answers for the order: then what has
 * nobody is the sum of all.
 */
export async function listStaySums(conn: Db, { group, seller_id }: ReportScope, months: readonly string[]) {
  const { names, by } = NAMES.get(group) ?? BY_STAGE
  const ofSellers = group === 'seller' && seller_id === undefined
  const { rows } = await conn.execute<StaySum>(sql`
    select ${names}, key, nullif(split_part(dimension, ':', 2), '')::int as tenths, sum(value)::float as value
    from ${monthlyFigures}
    where key = any(${arrayOf(OF_STAYS)}) and month = any(${arrayOf(months.map((month) => `${month}-01`))}::date[])
      and ${ofSellers ? sql`true` : sql`seller_id is not distinct from ${seller_id ?? null}::int`}
    group by ${by}, key, tenths`)
  return rows
}

/** The names of these people. */
export async function findNames(conn: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await conn.execute<{ id: number; name: string }>(
    sql`select id, username as name from ${users} where id = any(${arrayOf(ids)}::int[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
