import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { arrayOf } from '@/server/db/ids'
import { GONE_STATUSES, RENTED_OUT_STATUSES, type UnitStatus } from '@/services/stock/units/unit-status.rules'

/** Out of the house, or in a package that is about to leave. */
export const OUT_STATUSES: readonly UnitStatus[] = [...RENTED_OUT_STATUSES, 'OK']

/** Not counted as ours: gone, or not there yet; nor are units of customers (dashboard paper, "Ocupação"). */
export const NOT_OWNED_STATUSES: readonly UnitStatus[] = [...GONE_STATUSES, 'WAITING_SERIAL']

type ProductRow = {
  product: { id: number; name: string }
  units: number
  rented: number
  reserved: number
  shelf: number
  all_units: number
  all_rented: number
  all_in_use: number
}

/** The products with most units, each with its units by the counters (docs/adr/0506); the sums of all products beside them. */
export async function listLargestStocks(conn: Db, limit: number): Promise<ProductRow[]> {
  const { rows } = await conn.execute<ProductRow>(sql`
    select json_build_object('id', p.id, 'name', p.name) as product, s.units::int, s.rented::int, s.shelf::int,
      coalesce((select sum(quantity) from stock_holds h where h.product_id = p.id and released_at is null and expires_at > now()), 0)::int as reserved,
      s.all_units::int, s.all_rented::int, s.all_in_use::int
    from (
      select *, sum(units) over () as all_units, sum(rented) over () as all_rented, sum(in_use) over () as all_in_use
      from (
        select product_id, sum(units) filter (where ours) as units, sum(units) filter (where ours and status = any(${arrayOf(OUT_STATUSES)})) as rented,
          sum(units) filter (where ours and status = 'UP_FOR_RENTAL') as shelf,
          sum(units) filter (where status = any(${arrayOf(RENTED_OUT_STATUSES)})) as in_use
        from (select *, product_group <> 'customers' and status <> all(${arrayOf(NOT_OWNED_STATUSES)}) as ours
          from unit_tallies where product_id is not null) counted
        group by product_id
      ) products order by units desc nulls last, product_id limit ${limit}
    ) s join products p on p.id = s.product_id
    where s.units > 0 order by s.units desc, p.name`)
  return rows
}
