import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { dayOf, type Days, inDays, startOfDay } from '@/server/db/days'
import { arrayOf } from '@/server/db/ids'
import { RENTED_OUT_STATUSES } from '@/services/stock/units/unit-status.rules'
import { NOT_OWNED_STATUSES, OUT_STATUSES } from '../stock-now.repository'

/**
 * By product: the unit-days of these days, by what each unit was at the end of each of them, and the units in use at the end of the
 * last one. From the events of the units.
 */
export async function sumUnitDays(conn: Db, { from, until }: Days) {
  const { rows } = await conn.execute<{
    product_id: number
    rented_days: string
    owned_days: string
    units_in_use: string
  }>(sql`
    select u.product_id,
      coalesce(sum(spans.days) filter (where spans.unit_status = any(${arrayOf(OUT_STATUSES)}) and ours), 0) as rented_days,
      coalesce(sum(spans.days) filter (where ours), 0) as owned_days,
      count(*) filter (where spans.is_last and spans.unit_status = any(${arrayOf(RENTED_OUT_STATUSES)})) as units_in_use
    from (
      select unit_id, unit_status, product_group <> 'customers' and unit_status <> all(${arrayOf(NOT_OWNED_STATUSES)}) as ours,
        coalesce(lead(day) over units, ${until}::date) - day as days, lead(day) over units is null as is_last
      from (
        select u.id as unit_id, 0 as id, before.unit_status, before.product_group, ${from}::date as day
        from equipment_units u
        cross join lateral (select unit_status, product_group from unit_events e
          where e.unit_id = u.id and e.created_at < ${startOfDay(from)} order by e.id desc limit 1) before
        union all
        select unit_id, id, unit_status, product_group, ${dayOf(sql`created_at`)}
        from unit_events where ${inDays(sql`created_at`, { from, until })}
      ) states
      window units as (partition by unit_id order by id)
    ) spans
    join equipment_units u on u.id = spans.unit_id
    group by u.product_id`)
  return rows
}
