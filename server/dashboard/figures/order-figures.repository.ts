import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { dayOf, type Days, inDays } from '@/server/db/days'
import { arrayOf } from '@/server/db/ids'
import { orderMoves } from '@/server/db/schema/index'
import { MEASURED_STAGES } from '@/services/dashboard/figures.rules'
import {
  CONTRACTED_STAGES,
  RUNNING_STAGES,
  STAGES_BEFORE_DELIVERY,
} from '@/services/orders/workflow/stage-groups.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'

const during = (days: Days): SQL => inDays(sql`${orderMoves.at}`, days)

/** That the order was in one of these stages before a move, or is after it; false before it was created. */
const isIn = (side: 'from' | 'to', stages: readonly StageName[]): SQL =>
  sql`coalesce(${side === 'from' ? orderMoves.fromStage : orderMoves.toStage} = any(${arrayOf(stages)}), false)`

/** What a move adds to the sum of a column over the orders in some stages. */
function added(stages: readonly StageName[], { before, after }: { before: SQL; after: SQL }): SQL<string> {
  return sql<string>`coalesce(sum(case when ${isIn('to', stages)} then ${after} else 0 end
    - case when ${isIn('from', stages)} then ${before} else 0 end), 0)::numeric(16, 2)::text`
}

const fee = { before: sql`${orderMoves.feeBefore}`, after: sql`${orderMoves.feeAfter}` }
const active = { before: sql`${orderMoves.activeBefore}`, after: sql`${orderMoves.activeAfter}` }
const one = { before: sql`1`, after: sql`1` }

const [wasRunning, isRunning] = [isIn('from', RUNNING_STAGES), isIn('to', RUNNING_STAGES)]
const stayedRunning = sql`${wasRunning} and ${isRunning}`
const grown = sql`${orderMoves.activeAfter} - ${orderMoves.activeBefore}`

const sum = (amount: SQL): SQL<string> => sql<string>`coalesce(sum(${amount}), 0)::numeric(16, 2)::text`

/**
 * What the moves of some days added to the figures of orders, for each seller and, without a seller, for all orders. What was
 * undone counts against what it was: an order that goes back from ONGOING is no new one, one that came back from FINISHED has not
 * ended.
 */
export async function sumMoves(conn: Db, days: Days) {
  const rows = await conn
    .select({
      sellerId: orderMoves.sellerId,
      isTotal: sql<boolean>`grouping(${orderMoves.sellerId}) = 1`,
      contracted_fee: added(CONTRACTED_STAGES, fee),
      running_fee: added(RUNNING_STAGES, active),
      orders_before_delivery: added(STAGES_BEFORE_DELIVERY, one),
      fee_new: sum(sql`case
        when ${isRunning} and not ${wasRunning} and ${orderMoves.fromStage} is distinct from 'FINISHED' then ${orderMoves.activeAfter}
        when ${wasRunning} and not ${isRunning} and ${orderMoves.toStage} <> 'FINISHED' then - ${orderMoves.activeBefore} end`),
      fee_ended: sum(sql`case
        when ${wasRunning} and ${orderMoves.toStage} = 'FINISHED' then ${orderMoves.activeBefore}
        when ${isRunning} and ${orderMoves.fromStage} = 'FINISHED' then - ${orderMoves.activeAfter} end`),
      fee_expansion: sum(
        sql`case when ${stayedRunning} and ${orderMoves.feeAfter} > ${orderMoves.feeBefore} then ${grown} end`,
      ),
      fee_contraction: sum(
        sql`case when ${stayedRunning} and ${orderMoves.feeAfter} <= ${orderMoves.feeBefore} then - (${grown}) end`,
      ),
    })
    .from(orderMoves)
    .where(during(days))
    .groupBy(sql`grouping sets ((${orderMoves.sellerId}), ())`)
  return rows.filter(({ isTotal, sellerId }) => isTotal || sellerId !== null)
}

export type SummedMoves = Awaited<ReturnType<typeof sumMoves>>[number]

/** The stays in a stage that ended in these days. */
export const listStays = (conn: Db, days: Days) =>
  conn
    .select({
      stage: sql<StageName>`${orderMoves.fromStage}`,
      sellerId: orderMoves.sellerId,
      enteredAt: sql<Date>`${orderMoves.enteredAt}`.mapWith(orderMoves.enteredAt),
      leftAt: orderMoves.at,
      isDue: sql<boolean>`${orderMoves.dueAt} is not null`,
      isLate: sql<boolean>`coalesce(${orderMoves.dueAt} < ${orderMoves.at}, false)`,
    })
    .from(orderMoves)
    .where(
      sql`${during(days)} and ${orderMoves.enteredAt} is not null and ${orderMoves.fromStage} = any(${arrayOf(MEASURED_STAGES)})`,
    )

export type StayOfSeller = Awaited<ReturnType<typeof listStays>>[number]

/** Orders whose deliveries are complete and whose last one was on one of these days: how many days after the acceptance. */
export async function listDeliveries(conn: Db, { from, until }: Days) {
  const { rows } = await conn.execute<{ seller_id: number | null; days: number }>(sql`
    select o.responsible_id as seller_id,
      (delivered.last - ${dayOf(sql`accepted.at`)})::int as days
    from (select distinct order_id from packages
      where package_type = 'regular' and delivery_status = 'DELIVERED' and delivery_date >= ${from} and delivery_date < ${until}) here
    join orders o on o.id = here.order_id
    cross join lateral (select max(delivery_date) as last, bool_and(delivery_status = 'DELIVERED') as complete from packages
      where order_id = o.id and package_type = 'regular' and delivery_status <> 'CANCELED') delivered
    cross join lateral (select max(decided_at) as at from order_proposals
      where order_id = o.id and status = 'accepted') accepted
    where delivered.complete and delivered.last >= ${from} and delivered.last < ${until} and accepted.at is not null`)
  return rows.map((row) => ({ sellerId: row.seller_id, days: row.days }))
}
