import { asc, count, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { dayOf } from '@/server/db/days'
import { containsPattern } from '@/server/db/patterns'
import { equipmentUnits, orders, packages, products, rentals, stockHolds } from '@/server/db/schema/index'
import { must } from '@/services/invariant/must.rules'

const today = dayOf(sql`now()`)

/** Rented units with their expected return day, as in `listAvailability`. */
export const rentedUnits = sql`(
  select u.product_id, coalesce(back.delivery_eta, o.ends_on) as day
  from ${rentals} r
  join ${equipmentUnits} u on u.id = r.unit_id
  join ${orders} o on o.id = r.order_id
  left join lateral (
    select min(p.delivery_eta) as delivery_eta from ${packages} p
    where p.order_id = o.id and p.package_type = 'return' and p.delivery_date is null
  ) back on true
  where r.closed_at is null and coalesce(back.delivery_eta, o.ends_on) is not null)`

export const isLiveHold = sql`released_at is null and expires_at > now()`

/** Products with live holds or returns expected by that day. */
function hasMovement(until: string, search: string | undefined): SQL {
  const named = search ? sql`and unaccent(${products.name}) ilike unaccent(${containsPattern(search)})` : sql``
  return sql`(exists (select 1 from ${stockHolds} h where h.product_id = products.id and ${isLiveHold})
    or products.id in (select product_id from ${rentedUnits} t where t.day <= ${until}::date)) ${named}`
}

export async function countProductsWithMovement(conn: Db, until: string, search?: string): Promise<number> {
  const rows = await conn.select({ count: count() }).from(products).where(hasMovement(until, search))
  return rows[0]?.count ?? 0
}

/** A page of them by name, with their units on the shelf. */
export function listProductsWithMovement(
  conn: Db,
  until: string,
  search: string | undefined,
  page: { limit: number; offset: number },
) {
  return conn
    .select({
      id: products.id,
      name: products.name,
      onShelf: sql<number>`(
        select count(*) from ${equipmentUnits} u where u.product_id = products.id and u.status = 'UP_FOR_RENTAL'
      )`.mapWith(Number),
    })
    .from(products)
    .where(hasMovement(until, search))
    .orderBy(sql`${products.name} collate "pt-BR-x-icu"`, asc(products.id))
    .limit(page.limit)
    .offset(page.offset)
}

type ByDay = { product_id: number; day: string; quantity: number }

/** Held units of these products by the last day of the hold. */
export async function sumHoldsByDay(conn: Db, productIds: number[]): Promise<ByDay[]> {
  const day = sql<string>`${dayOf(sql`${stockHolds.expiresAt}`)}::text`
  return conn
    .select({
      product_id: stockHolds.productId,
      day,
      quantity: sql<number>`sum(${stockHolds.quantity})`.mapWith(Number),
    })
    .from(stockHolds)
    .where(sql`${inArray(stockHolds.productId, productIds)} and ${isLiveHold}`)
    .groupBy(stockHolds.productId, sql`2`)
}

/** Returns of these products expected by a day, overdue ones included. */
export async function sumReturnsByDay(conn: Db, productIds: number[], until: string): Promise<ByDay[]> {
  const { rows } = await conn.execute<ByDay>(
    sql`select product_id, day::text as day, count(*)::int as quantity from ${rentedUnits} t
        where product_id = any(${sql.param(productIds)}) and day <= ${until}::date group by product_id, day`,
  )
  return rows
}

/** Today in São Paulo by the clock of the database, which also decides which holds are live. */
export async function getToday(conn: Db): Promise<string> {
  const { rows } = await conn.execute<{ today: string }>(sql`select ${today}::text as today`)
  return must(rows[0], 'today').today
}

type DatedRow = { day: string; id: number; name: string; quantity: number }
type MonthFilter = { first: string; last: string; product: number | undefined }

const sortableName = sql`${products.name} collate "pt-BR-x-icu"`
const productWhere = (product: number | undefined): SQL =>
  product === undefined ? sql`true` : sql`${products.id} = ${product}`
const toDatedQuantity = ({ day, id, name, quantity }: DatedRow) => ({ day, product: { id, name }, quantity })

/** Live holds that end in a period, by product and last day. */
export async function listEndingHolds(conn: Db, { first, last, product }: MonthFilter) {
  const { rows } = await conn.execute<DatedRow>(sql`
    select h.day::text as day, ${products.id} as id, ${products.name} as name, sum(h.quantity)::int as quantity
      from (select product_id, quantity, ${dayOf(sql`expires_at`)} as day
              from ${stockHolds} where ${isLiveHold}) h
      join ${products} on ${products.id} = h.product_id
     where h.day between ${first}::date and ${last}::date and ${productWhere(product)}
     group by h.day, ${products.id}, ${products.name} order by h.day, ${sortableName}`)
  return rows.map(toDatedQuantity)
}

/** Rented units expected back in a period, by product and day. */
export async function listExpectedReturns(conn: Db, { first, last, product }: MonthFilter) {
  const { rows } = await conn.execute<DatedRow>(sql`
    select t.day::text as day, ${products.id} as id, ${products.name} as name, count(*)::int as quantity
      from ${rentedUnits} t join ${products} on ${products.id} = t.product_id
     where t.day between ${first}::date and ${last}::date and ${productWhere(product)}
     group by t.day, ${products.id}, ${products.name} order by t.day, ${sortableName}`)
  return rows.map(toDatedQuantity)
}

export async function countOverdue(conn: Db, today: string, product: number | undefined): Promise<number> {
  const { rows } = await conn.execute<{ count: number }>(sql`
    select count(*)::int as count from ${rentedUnits} t join ${products} on ${products.id} = t.product_id
     where t.day < ${today}::date and ${productWhere(product)}`)
  return rows[0]?.count ?? 0
}

export async function listReservedOrRentedProducts(conn: Db): Promise<{ id: number; name: string }[]> {
  return conn
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      sql`${products.id} in (select product_id from ${stockHolds} where ${isLiveHold})
       or ${products.id} in (select product_id from ${rentedUnits} t)`,
    )
    .orderBy(sortableName)
}
