import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { dayOf } from '@/server/db/days'
import { equipmentUnits, orders, packages, products, rentals, stockHolds } from '@/server/db/schema/index'

/**
 * SQL for the units of a product that can be promised: on the shelf less live holds. A subselect per product, which is
 * twice as fast as grouping for a thousand products because of two small indexes.
 */
export const availableUnits = (id: SQL): SQL => sql`greatest(0, (
    select count(*) from ${equipmentUnits} u where u.status = 'UP_FOR_RENTAL' and u.product_id = ${id}
  ) - coalesce((
    select sum(h.quantity) from ${stockHolds} h
    where h.released_at is null and h.expires_at > now() and h.product_id = ${id}
  ), 0))::integer`

/**
 * Available units per product and, without any, the next day on which rented units are expected back: the date of a
 * return package or else the end of the contract.
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
        and coalesce(back.delivery_eta, o.ends_on) >= ${dayOf(sql`now()`)}) end`,
      })
      // `offset 0` keeps the planner from computing the count twice.
      .from(sql`(select id, ${availableUnits(sql`asked.id`)} as available from ${asked} offset 0) stock`)
  )
}

/** Locks products ordered by id, so that concurrent reservations cannot deadlock. */
export async function lockProducts(db: Db, productIds: number[]): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(products.id)
    .for('no key update')
}
