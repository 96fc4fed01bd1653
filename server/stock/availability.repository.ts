import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { equipmentUnits, orders, packages, products, rentals, stockHolds } from '@/server/db/schema'

/**
 * Units that may be promised now of the products that a select gives as `id`: those on the shelf less what live holds
 * promise. Counted at once for all of them, which for a thousand products takes a fifth of asking for each.
 */
export const availableUnits = (ids: SQL): SQL => sql`
  select p.id, greatest(0, coalesce(shelf.units, 0) - coalesce(held.units, 0))::integer as available
  from (${ids}) p
  left join (
    select u.product_id, count(*) as units from ${equipmentUnits} u
    where u.status = 'UP_FOR_RENTAL' and u.product_id in (${ids}) group by u.product_id
  ) shelf on shelf.product_id = p.id
  left join (
    select h.product_id, sum(h.quantity) as units from ${stockHolds} h
    where h.released_at is null and h.expires_at > now() and h.product_id in (${ids}) group by h.product_id
  ) held on held.product_id = p.id`

/**
 * Per product: what can be promised now and, where that is nothing, the nearest day on which rented units are known to come
 * back: a return package's expected date or, before there is one, the end of the contract.
 */
export function readAvailability(db: Db, productIds: number[]) {
  const ids = sql`select unnest(${sql.param(productIds)}::integer[]) as id`
  return db
    .select({
      productId: products.id,
      name: products.name,
      available: sql<number>`stock.available`.mapWith(Number),
      returnsOn: sql<string | null>`case when stock.available = 0 then (
        select min(coalesce(back.delivery_eta, o.ends_on))::text
        from ${rentals} r
        join ${equipmentUnits} u on u.id = r.unit_id
        join ${orders} o on o.id = r.order_id
        left join ${packages} back on back.order_id = o.id and back.package_type = 'return' and back.delivery_date is null
        where u.product_id = products.id and r.closed_at is null
        and coalesce(back.delivery_eta, o.ends_on) >= (now() at time zone 'America/Sao_Paulo')::date) end`,
    })
    .from(products)
    .innerJoin(sql`(${availableUnits(ids)}) stock`, sql`stock.id = products.id`)
}

/** Locks products in the order of their ids, so that two who reserve the same ones cannot wait for each other. */
export async function lockProducts(db: Db, productIds: number[]): Promise<void> {
  await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(products.id)
    .for('no key update')
}
