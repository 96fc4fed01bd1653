import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { equipmentUnits, orders, packages, products, rentals, stockHolds } from '@/server/db/schema/index'

/**
 * Units that may be promised now of the product with this id: those on the shelf less what live holds promise. Asked for each
 * product where it stands: with two small indexes, a thousand of them take half of what grouping takes.
 */
export const availableUnits = (id: SQL): SQL => sql`greatest(0, (
    select count(*) from ${equipmentUnits} u where u.status = 'UP_FOR_RENTAL' and u.product_id = ${id}
  ) - coalesce((
    select sum(h.quantity) from ${stockHolds} h
    where h.released_at is null and h.expires_at > now() and h.product_id = ${id}
  ), 0))::integer`

/**
 * Per product: what can be promised now and, where that is nothing, the nearest day on which rented units are known to come
 * back: a return package's expected date or, before there is one, the end of the contract.
 */
export function listAvailability(db: Db, productIds: number[]) {
  const asked = sql`unnest(${sql.param(productIds)}::integer[]) asked(id)`
  return (
    db
      .select({
        productId: sql<number>`stock.id`,
        available: sql<number>`stock.available`,
        returnsOn: sql<string | null>`case when stock.available = 0 then (
        select min(coalesce(back.delivery_eta, o.ends_on))::text
        from ${rentals} r
        join ${equipmentUnits} u on u.id = r.unit_id
        join ${orders} o on o.id = r.order_id
        left join ${packages} back on back.order_id = o.id and back.package_type = 'return' and back.delivery_date is null
        where u.product_id = stock.id and r.closed_at is null
        and coalesce(back.delivery_eta, o.ends_on) >= (now() at time zone 'America/Sao_Paulo')::date) end`,
      })
      // Without `offset 0` the planner would count wherever the number is named.
      .from(sql`(select id, ${availableUnits(sql`asked.id`)} as available from ${asked} offset 0) stock`)
  )
}

/** Locks products in the order of their ids, so that two who reserve the same ones cannot wait for each other. */
export async function lockProducts(db: Db, productIds: number[]): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(products.id)
    .for('no key update')
}
