import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { products, productTypes } from '@/server/db/schema'
import { unitsAvailable } from '@/server/stock/holds/stock.service'

/**
 * The cheapest product of a simulator that can be ordered now, looked for from the cheapest on: `offset 0` keeps the planner
 * from counting the units of every product first.
 */
export const cheapestToOrder = (simulator: SQL): SQL => sql`(
  select priced.id, priced.name, priced.price from (
    select p.id, p.name, p.price from ${products} p join ${productTypes} t on t.id = p.product_type_id
    where t.simulator_id = ${simulator} and p.active order by p.price, p.id offset 0) priced
  where ${unitsAvailable(sql`priced.id`)} > 0 limit 1)`

/** The cheapest product of a simulator that can be ordered now. */
export async function findCheapestToOrder(db: Db, simulatorId: number) {
  const cheapest = cheapestToOrder(sql`${simulatorId}`)
  const { rows } = await db.execute<{ name: string; price: string }>(
    sql`select name, price::text from ${cheapest} found`,
  )
  return rows[0]
}
