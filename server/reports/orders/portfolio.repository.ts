import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inDays, monthIn } from '@/server/db/days'
import { arrayOf } from '@/server/db/ids'
import { orderAddenda, orderMoves, orders, users } from '@/server/db/schema'
import { RUNNING_STAGES } from '@/services/orders/workflow/stage-groups.rules'
import { MONTHS_AHEAD } from '@/services/reports/definitions/portfolio-report.rules'
import type { ReportRow } from '@/services/reports/report-definition.rules'
import { monthOf, shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { hasId, moneyWhere } from '../report-conditions.repository'
import type { ReportRows, ReportScope } from '../report-reader'

const month = (day: SQL): SQL => sql`to_char(${day}, 'YYYY-MM')`

const finished = sql`m.to_stage = 'FINISHED' and m.from_stage is distinct from 'FINISHED'`

const feesOf = (fact: string): SQL => moneyWhere(`${fact}_fee`, sql`t.fee`, sql`t.fact = ${fact}`)

/**
 * Contracts by the month in which their term ends, and rentals by the month in which they ended; a period until now goes on for
 * twelve months. An accepted addendum moves the end of its order and leaves its own first day where the old one was. A rental that
 * was over before the month of its term is not due in it.
 */
export async function readPortfolio(conn: Db, scope: ReportScope): Promise<ReportRows> {
  const { group, today, company_id, seller_id } = scope
  const last = shiftMonth(monthOf(scope.until), -1)
  const to = last < monthOf(today) ? last : shiftMonth(last, MONTHS_AHEAD)
  const days = { from: scope.from, until: `${shiftMonth(to, 1)}-01` }
  const within = (day: SQL): SQL => sql`${day} >= ${days.from}::date and ${day} < ${days.until}::date`
  const own = sql`${hasId(sql`o.company_id`, company_id)} and ${hasId(sql`o.responsible_id`, seller_id)}`
  const [names, order] =
    group === 'seller'
      ? [sql`t.seller_id, coalesce(u.username, 'Sem responsável') as seller`, sql`open_fee desc, seller, seller_id`]
      : [sql`t.month`, sql`t.month desc`]
  const { rows } = await conn.execute<ReportRow>(sql`
    with facts as (
      select ${month(sql`a.begins_on`)} as month, 'renewed' as fact, a.monthly_fee as fee, o.responsible_id as seller_id
      from ${orderAddenda} a join ${orders} o on o.id = a.order_id
      where a.status = 'accepted' and ${within(sql`a.begins_on`)} and ${own}
      union all
      select ${month(sql`o.ends_on`)}, 'open', o.monthly_fee, o.responsible_id
      from ${orders} o where o.stage_name = any(${arrayOf(RUNNING_STAGES)}) and ${within(sql`o.ends_on`)} and ${own}
      union all
      select ${month(sql`o.ends_on`)}, 'over', o.monthly_fee, o.responsible_id
      from ${orderMoves} m join ${orders} o on o.id = m.order_id
      where o.stage_name = 'FINISHED' and ${within(sql`o.ends_on`)} and ${finished}
        and ${monthIn(sql`m.at`)} >= ${month(sql`o.ends_on`)} and ${own}
      union all
      select ${monthIn(sql`m.at`)}, 'ended', m.fee_before, o.responsible_id
      from ${orderMoves} m join ${orders} o on o.id = m.order_id
      where ${finished} and ${inDays(sql`m.at`, days)} and ${own}
    )
    select ${names},
      (count(*) filter (where t.fact <> 'ended'))::int as due,
      (count(*) filter (where t.fact = 'renewed'))::int as renewed,
      (count(*) filter (where t.fact = 'open'))::int as open,
      (count(*) filter (where t.fact = 'ended'))::int as ended,
      ${feesOf('renewed')}, ${feesOf('open')}, ${feesOf('ended')}
    from facts t left join ${users} u on u.id = t.seller_id
    group by ${group === 'seller' ? sql`t.seller_id, u.id` : sql`t.month`} order by ${order}`)
  return { rows }
}
