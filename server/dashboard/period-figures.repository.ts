import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { arrayOf } from '@/server/db/ids'
import type { FigureKey } from '@/services/dashboard/figures.rules'

/** The first days of two months, both included. */
type Months = { first: string; last: string }

/** Figures of orders: series of months, and stays by stage. */
const OF_ORDERS: readonly FigureKey[] = [
  'contracted_fee',
  'running_fee',
  'orders_before_delivery',
  'fee_new',
  'fee_expansion',
  'fee_contraction',
  'fee_ended',
  'delivered_orders',
  'delivery_days',
  'delivery_days_median',
]

type OrderFigure = { month: string; key: FigureKey; value: string }

/** Figures of orders, of a seller or of all, by month. */
export async function listOrderFigures(conn: Db, { first, last }: Months, sellerId: number | null) {
  const { rows } = await conn.execute<OrderFigure>(sql`
    select to_char(month, 'YYYY-MM') as month, key, value::text from monthly_figures
    where key = any(${arrayOf(OF_ORDERS)}) and month between ${first} and ${last} and seller_id is not distinct from ${sellerId}::int`)
  return rows
}

/** The stays that ended in the period, by stage. */
export async function sumStays(conn: Db, { first, last }: Months, sellerId: number | null) {
  const { rows } = await conn.execute<{ stage: string; stays: number; minutes: number }>(sql`
    select dimension as stage, coalesce(sum(value) filter (where key = 'stage_stays'), 0)::int as stays,
      coalesce(sum(value) filter (where key = 'stage_minutes'), 0)::float as minutes
    from monthly_figures
    where key in ('stage_stays', 'stage_minutes') and month between ${first} and ${last}
      and seller_id is not distinct from ${sellerId}::int
    group by dimension`)
  return rows
}

/** Unit-days and units in use, by month and kind of product. */
export async function listUnitFigures(conn: Db, { first, last }: Months) {
  const { rows } = await conn.execute<{
    month: string
    type: string
    rented: number
    owned: number
    units: number
  }>(sql`
    select to_char(f.month, 'YYYY-MM') as month, t.plural_name as type,
      coalesce(sum(f.value) filter (where f.key = 'rented_days'), 0)::float as rented,
      coalesce(sum(f.value) filter (where f.key = 'owned_days'), 0)::float as owned,
      coalesce(sum(f.value) filter (where f.key = 'units_in_use'), 0)::int as units
    from monthly_figures f
    join products p on p.id = f.dimension::int
    join product_types t on t.id = p.product_type_id
    where f.key in ('rented_days', 'owned_days', 'units_in_use') and f.month between ${first} and ${last}
    group by f.month, t.id, t.plural_name`)
  return rows
}

/**
 * Who answers for orders, by name, and when the newest figures were computed. The people are found one after the other in the
 * index: each has thousands of figures.
 */
export async function findSellers(conn: Db) {
  const { rows } = await conn.execute<{ sellers: { id: number; first_name: string }[]; computed_at: Date | null }>(sql`
    with recursive known as (
      select min(seller_id) as id from monthly_figures
      union all
      select (select min(seller_id) from monthly_figures where seller_id > known.id) from known where known.id is not null
    )
    select coalesce((select json_agg(json_build_object('id', u.id, 'first_name', u.first_name) order by u.first_name, u.id)
        from users u where u.id = any(array(select id from known))), '[]') as sellers,
      (select max(computed_at) from monthly_figures where key = 'running_fee' and seller_id is null) as computed_at`)
  return rows[0] ?? { sellers: [], computed_at: null }
}
