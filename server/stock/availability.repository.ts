import { inArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { equipmentUnits, orders, packages, products, rentals, stockHolds } from '@/server/db/schema'

/**
 * Per product: units on the shelf less what live holds promise, and the nearest day on which rented units are known to
 * come back: a return package's expected date or, before there is one, the end of the contract.
 */
export function readAvailability(db: Db, productIds: number[]) {
  return db
    .select({
      productId: products.id,
      name: products.name,
      available: sql<number>`greatest(0, (
        select count(*) from ${equipmentUnits} u where u.product_id = products.id and u.status = 'UP_FOR_RENTAL'
      ) - coalesce((
        select sum(h.quantity) from ${stockHolds} h
        where h.product_id = products.id and h.released_at is null and h.expires_at > now()
      ), 0))`.mapWith(Number),
      returnsOn: sql<string | null>`(
        select min(coalesce(back.delivery_eta, o.ends_on))::text
        from ${rentals} r
        join ${equipmentUnits} u on u.id = r.unit_id
        join ${orders} o on o.id = r.order_id
        left join ${packages} back on back.order_id = o.id and back.package_type = 'return' and back.delivery_date is null
        where u.product_id = products.id and r.closed_at is null
        and coalesce(back.delivery_eta, o.ends_on) >= (now() at time zone 'America/Sao_Paulo')::date)`,
    })
    .from(products)
    .where(inArray(products.id, productIds))
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
