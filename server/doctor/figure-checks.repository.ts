import { sql } from 'drizzle-orm'
import { arrayOf } from '@/server/db/ids'
import {
  CONTRACTED_STAGES,
  RUNNING_STAGES,
  STAGES_BEFORE_DELIVERY,
} from '@/services/orders/workflow/stage-groups.rules'
import { RENTED_OUT_STATUSES } from '@/services/stock/units/unit-status.rules'
import type { Check } from './check.types'

const endOf = sql`(chosen.month + interval '1 month') at time zone 'America/Sao_Paulo'`

/** One month that is closed, another each time. */
const aClosedMonth = sql`(select month from monthly_figures
  where key = 'running_fee' and seller_id is null and computed_at >= (month + interval '1 month') at time zone 'America/Sao_Paulo'
  order by random() limit 1) chosen`

/** What the dashboard adds up, and what it has kept of the months (docs/adr/0558). */
export const FIGURE_CHECKS: readonly Check[] = [
  {
    name: 'order-moves',
    holds:
      'The newest move of each order ends where the order is, and each move begins where the one before has ended.',
    violations: sql`
      select 'order ' || o.id || ': ' || concat_ws(' ', o.stage_name, o.monthly_fee, o.active_fee) || ', by its moves '
        || coalesce(concat_ws(' ', m.to_stage, m.fee_after, m.active_after), 'nothing') as what
      from orders o left join lateral (select * from order_moves where order_id = o.id order by id desc limit 1) m on true
      where (m.to_stage, m.fee_after, m.active_after) is distinct from (o.stage_name, o.monthly_fee, o.active_fee)
      union all
      select 'order ' || order_id || ', move ' || id || ': begins with ' || concat_ws(' ', from_stage, fee_before, active_before)
      from (select *, lag(to_stage) over moves as stage, coalesce(lag(fee_after) over moves, 0) as fee,
          coalesce(lag(active_after) over moves, 0) as active
        from order_moves window moves as (partition by order_id order by id)) m
      where (from_stage, fee_before, active_before) is distinct from (stage, fee, active)`,
  },
  {
    name: 'active-fee',
    holds: 'What is out of an order costs no more than the order, and all of it as long as no part came back.',
    violations: sql`
      select 'order ' || o.id || ': ' || o.active_fee || ' of ' || o.monthly_fee as what from orders o
      where not (o.active_fee between least(o.monthly_fee, 0) and greatest(o.monthly_fee, 0))
        or (o.active_fee <> o.monthly_fee and not exists (
          select 1 from packages p where p.order_id = o.id and p.package_type = 'return' and p.apart))`,
  },
  {
    name: 'closed-month',
    holds: 'A closed month, another each time, says of orders and units what their moves and events say of its end.',
    violations: sql`
      select to_char(chosen.month, 'YYYY-MM') || ': ' || counted.key || ' is ' || coalesce(kept.value::text, 'missing') || ', counted '
        || counted.value as what
      from ${aClosedMonth}
      cross join lateral (
        select 'contracted_fee' as key, coalesce(sum(fee_after) filter (where to_stage = any(${arrayOf(CONTRACTED_STAGES)})), 0) as value from (select distinct on (order_id) * from order_moves where at < ${endOf} order by order_id, id desc) ends
        union all select 'running_fee', coalesce(sum(active_after) filter (where to_stage = any(${arrayOf(RUNNING_STAGES)})), 0) from (select distinct on (order_id) * from order_moves where at < ${endOf} order by order_id, id desc) ends
        union all select 'orders_before_delivery', count(*) filter (where to_stage = any(${arrayOf(STAGES_BEFORE_DELIVERY)})) from (select distinct on (order_id) * from order_moves where at < ${endOf} order by order_id, id desc) ends
        union all select 'units_in_use', count(*) filter (where unit_status = any(${arrayOf(RENTED_OUT_STATUSES)})) from (
          select distinct on (unit_id) unit_status from unit_events where created_at < ${endOf} order by unit_id, id desc) units
      ) counted
      left join lateral (select sum(value) as value from monthly_figures
        where month = chosen.month and key = counted.key and seller_id is null) kept on true
      where kept.value is distinct from counted.value::numeric`,
  },
  {
    name: 'fee-movement',
    holds:
      'In each month the running fee begins with that of the month before, and new, grown, lessened and ended rentals lead to its end.',
    violations: sql`
      select to_char(month, 'YYYY-MM') || coalesce(', seller ' || seller_id, '') || ': ' || value || ', by the movement ' || moved as what
      from (
        select month, seller_id, value, coalesce(lag(value) over (partition by seller_id order by month), 0) + coalesce((
          select sum(case key when 'fee_new' then m.value when 'fee_expansion' then m.value else - m.value end) from monthly_figures m
          where m.month = running.month and m.seller_id is not distinct from running.seller_id
            and m.key in ('fee_new', 'fee_expansion', 'fee_contraction', 'fee_ended')), 0) as moved
        from monthly_figures running where key = 'running_fee') months
      where value <> moved`,
  },
]
