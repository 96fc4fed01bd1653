import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { products, stockHolds } from '@/server/db/schema'
import { live, rented } from './calendar.repository'

type Found = { day: string; id: number; name: string; quantity: number }
type Asked = { first: string; last: string; product: number | undefined }

const named = sql`${products.name} collate "pt-BR-x-icu"`
const only = (product: number | undefined): SQL =>
  product === undefined ? sql`true` : sql`${products.id} = ${product}`
const toMoving = ({ day, id, name, quantity }: Found) => ({ day, product: { id, name }, quantity })

/** Live reservations of a time, by product and by the last day on which they stand. */
export async function holdsEnding(conn: Db, { first, last, product }: Asked) {
  const { rows } = await conn.execute<Found>(sql`
    select h.day::text as day, ${products.id} as id, ${products.name} as name, sum(h.quantity)::int as quantity
      from (select product_id, quantity, (expires_at at time zone 'America/Sao_Paulo')::date as day
              from ${stockHolds} where ${live}) h
      join ${products} on ${products.id} = h.product_id
     where h.day between ${first}::date and ${last}::date and ${only(product)}
     group by h.day, ${products.id}, ${products.name} order by h.day, ${named}`)
  return rows.map(toMoving)
}

/** Rented units of a time, by product and by the day on which they are expected back. */
export async function returnsExpected(conn: Db, { first, last, product }: Asked) {
  const { rows } = await conn.execute<Found>(sql`
    select t.day::text as day, ${products.id} as id, ${products.name} as name, count(*)::int as quantity
      from ${rented} t join ${products} on ${products.id} = t.product_id
     where t.day between ${first}::date and ${last}::date and ${only(product)}
     group by t.day, ${products.id}, ${products.name} order by t.day, ${named}`)
  return rows.map(toMoving)
}

/** How many rented units should be back by now. */
export async function countOverdue(conn: Db, today: string, product: number | undefined): Promise<number> {
  const { rows } = await conn.execute<{ count: number }>(sql`
    select count(*)::int as count from ${rented} t join ${products} on ${products.id} = t.product_id
     where t.day < ${today}::date and ${only(product)}`)
  return rows[0]?.count ?? 0
}

/** Every product with something reserved or rented, by name. */
export async function movingProducts(conn: Db): Promise<{ id: number; name: string }[]> {
  return conn
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      sql`${products.id} in (select product_id from ${stockHolds} where ${live})
       or ${products.id} in (select product_id from ${rented} t)`,
    )
    .orderBy(named)
}
