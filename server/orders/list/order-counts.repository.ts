import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Db, db } from '@/server/db/client'
import { arrayOf, inIds } from '@/server/db/ids'
import { prepared } from '@/server/db/prepared'
import { orderCounters, orders } from '@/server/db/schema/index'
import {
  type CompanyFilter,
  hasNumberElsewhere,
  isCancelRequested,
  isLate,
  type OrderFilters,
  orderWhere,
  statementShapeOf,
  stageWhere,
} from './order-filters.repository'

/**
 * Counts orders and sums their monthly fees. Whole companies and stages come from the counters; what is late, has a cancel
 * request, ends soon or has a number is few enough to be counted (ADR 506).
 */
export async function countOrders(asked: OrderFilters) {
  const shape = statementShapeOf(asked, 1)
  const rows = await (shape
    ? prepared(db(), `order count ${shape.key}`, () => countStatement(shape.filters), shape.values)
    : countStatement(asked))
  return rows[0] ?? { count: 0, monthlyFee: '0.00' }
}

function countStatement(filters: OrderFilters) {
  const { late, cancel_requested, endsBy, named, ...tallying } = filters
  const isOfFew =
    Boolean(named ?? tallying.orToSign ?? tallying.responsible) ||
    late === true ||
    cancel_requested === true ||
    endsBy !== undefined
  const parts = isOfFew ? [countedIn(orderWhere(filters), 1)] : [fromCounters(tallying), countedByNumber(tallying)]
  const few = or(
    late === false ? isLate(true) : undefined,
    cancel_requested === false ? isCancelRequested(true) : undefined,
  )
  if (few && !isOfFew) parts.push(countedIn(and(orderWhere(tallying), few), -1))
  const all = sql.join(
    parts.filter((part) => part !== undefined),
    sql` union all `,
  )
  return db()
    .select({
      count: sql<number>`coalesce(sum(part.orders), 0)::int`,
      monthlyFee: sql<string>`coalesce(sum(part.fee), 0)::numeric(14, 2)::text`,
    })
    .from(sql`(${all}) part`)
}

const fromCounters = ({ companies, stage_name, inStages, turn, waitingIn }: OrderFilters): SQL =>
  sql`select sum(${orderCounters.orders}) as orders, sum(${orderCounters.monthlyFee}) as fee from ${orderCounters} where ${and(
    countersOf(companies),
    stage_name ? eq(orderCounters.stageName, stage_name) : undefined,
    inStages && sql`${orderCounters.stageName} = any(${arrayOf(inStages)})`,
    turn ? eq(orderCounters.turn, turn) : undefined,
    waitingIn && and(eq(orderCounters.turn, 'staff'), sql`${orderCounters.stageName} = any(${arrayOf(waitingIn)})`),
  )}`

const countersOf = (companies: CompanyFilter | undefined): SQL =>
  companies ? inIds(orderCounters.companyId, companies.ids) : isNull(orderCounters.companyId)

const countedByNumber = (filters: OrderFilters): SQL | undefined =>
  filters.orNumber && countedIn(and(hasNumberElsewhere(filters), stageWhere(filters)), 1)

const countedIn = (where: SQL | undefined, sign: 1 | -1): SQL => {
  const factor = sql.raw(String(sign))
  return sql`select ${factor} * count(*) as orders, ${factor} * sum(${orders.monthlyFee}) as fee from ${orders} where ${where}`
}

type StageRow = {
  stageName: string
  total: number
  customerTurn: number
  staffTurn: number
  late: number
  cancelRequests: number
}

/** Orders by stage, with whose turn it is, how many are late and how many wait for an answer to their cancelling; one query. */
export async function countByStage(conn: Db, companies: CompanyFilter | undefined): Promise<StageRow[]> {
  const turns = sql`select ${orderCounters.stageName} as stage, ${orderCounters.turn} as turn, ${orderCounters.orders} as orders, 0 as late, 0 as asked
    from ${orderCounters} where ${countersOf(companies)}`
  const late = sql`select ${orders.stageName}, null, 0, 1, 0 from ${orders} where ${orderWhere({ companies, late: true })}`
  const asked = sql`select ${orders.stageName}, null, 0, 0, 1 from ${orders} where ${orderWhere({ companies, cancel_requested: true })}`
  const { rows } = await conn.execute<StageRow>(sql`
    select stage as "stageName", sum(orders)::int as total, coalesce(sum(orders) filter (where turn = 'customer'), 0)::int as "customerTurn",
      coalesce(sum(orders) filter (where turn = 'staff'), 0)::int as "staffTurn", sum(late)::int as late, sum(asked)::int as "cancelRequests"
    from (${turns} union all ${late} union all ${asked}) counted group by stage`)
  return rows
}

/** How many rentals end by each of four days, the last one the latest. */
export async function countEnding(
  conn: Db,
  companies: CompanyFilter | undefined,
  [ended, in30, in60, in90]: readonly [string, string, string, string],
) {
  const by = (day: string) => sql<number>`count(*) filter (where ${orders.endsOn} <= ${day}::date)::int`
  const rows = await conn
    .select({ ended: by(ended), within_30: by(in30), within_60: by(in60), within_90: by(in90) })
    .from(orders)
    .where(orderWhere({ companies, endsBy: in90 }))
  return rows[0] ?? { ended: 0, within_30: 0, within_60: 0, within_90: 0 }
}

/** Merges the counter rows of a kind into one; sums stay the same at every moment. */
export const compactOrderCounters = (conn: Db) =>
  conn.execute(sql`
    with kinds as (select company_id, stage_name, turn from order_tallies group by 1, 2, 3 having count(*) > 1),
    gone as (
      delete from order_tallies t using kinds k
      where coalesce(t.company_id, 0) = coalesce(k.company_id, 0) and t.stage_name = k.stage_name and coalesce(t.turn, '') = coalesce(k.turn, '')
      returning t.*)
    insert into order_tallies select company_id, stage_name, turn, sum(orders), sum(monthly_fee) from gone
    group by 1, 2, 3 having sum(orders) <> 0`)
