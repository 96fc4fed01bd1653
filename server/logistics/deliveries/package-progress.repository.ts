import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { arrayOf } from '@/server/db/ids'
import { equipmentUnits, packageItems, packages, products, rentals, stockHolds } from '@/server/db/schema/index'

export type ProductProgress = {
  packageId: number
  productId: number
  name: string
  image: string | null
  quantity: number
  packed: number
  /** Units on the shelf that its order may take: all of them, less what live holds promise to other orders. */
  available: number
}

/** Progress of each product of these packages and what the shelf has for the rest, in one statement. */
export async function loadProgress(conn: Db, packageIds: readonly number[]): Promise<ProductProgress[]> {
  if (packageIds.length === 0) return []
  const { rows } = await conn.execute<ProductProgress>(sql`
    with item as (
      select i.package_id, i.product_id, i.quantity, k.order_id
      from ${packageItems} i join ${packages} k on k.id = i.package_id
      where i.package_id = any(${arrayOf(packageIds)})
    ), packed as (
      select r.package_id, u.product_id, count(*)::int as units
      from ${rentals} r join ${equipmentUnits} u on u.id = r.unit_id
      where r.package_id = any(${arrayOf(packageIds)}) group by 1, 2
    ), shelf as (
      select product_id, count(*)::int as units from ${equipmentUnits}
      where status = 'UP_FOR_RENTAL' and product_id in (select product_id from item) group by 1
    ), held as (
      select product_id, order_id, sum(quantity)::int as units from ${stockHolds}
      where released_at is null and expires_at > now() and product_id in (select product_id from item) group by 1, 2
    ), promised as (
      select product_id, sum(units)::int as units from held group by 1
    )
    select item.package_id as "packageId", item.product_id as "productId", p.name, p.images ->> 0 as image,
      item.quantity, coalesce(packed.units, 0) as packed,
      greatest(0, coalesce(shelf.units, 0) - coalesce(promised.units, 0) + coalesce(own.units, 0)) as available
    from item join ${products} p on p.id = item.product_id
    left join packed on packed.package_id = item.package_id and packed.product_id = item.product_id
    left join shelf on shelf.product_id = item.product_id
    left join promised on promised.product_id = item.product_id
    left join held own on own.product_id = item.product_id and own.order_id = item.order_id
    order by item.package_id, item.product_id`)
  return rows
}
