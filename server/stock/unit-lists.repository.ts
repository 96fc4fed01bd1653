import { asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { arrayOf } from '@/server/db/ids'
import { addresses, companies, equipmentUnits, products, users } from '@/server/db/schema'
import type { UnitOrdering } from '@/services/stock/unit-orderings.rules'
import { matching, type UnitFilters } from './unit-filters.repository'

type Window = { limit: number; offset: number }

/** Further down, what each status gives alone would be too much to put together. */
const FIRST_ROWS = 200

const selectUnits = (conn: Db) =>
  conn
    .select({
      unit: equipmentUnits,
      product: { id: products.id, name: products.name, model: products.model },
      company: { id: companies.id, corporateName: companies.corporateName },
      address: addresses,
      user: { id: users.id, firstName: users.firstName },
    })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .leftJoin(companies, eq(companies.id, equipmentUnits.companyId))
    .leftJoin(addresses, eq(addresses.id, equipmentUnits.addressId))
    .leftJoin(users, eq(users.id, equipmentUnits.userId))

export type ListedUnit = Awaited<ReturnType<typeof selectUnits>>[number]

/** A page of the units. Which they are is found first, by an index alone. */
export const listUnits = (conn: Db, filters: UnitFilters, ordering: UnitOrdering, window: Window) =>
  selectUnits(conn)
    .where(sql`${equipmentUnits.id} in (${pageIds(filters, ordering, window)})`)
    .orderBy(...orderOf(ordering))

export async function findUnit(conn: Db, id: number): Promise<ListedUnit | undefined> {
  const rows = await selectUnits(conn).where(eq(equipmentUnits.id, id))
  return rows[0]
}

/** The ids of all of them, in the list's order. */
export async function unitIds(conn: Db, filters: UnitFilters, ordering: UnitOrdering): Promise<number[]> {
  const { rows } = await conn.execute<{ ids: number[] }>(sql`select array(${walk(filters, ordering)}) as ids`)
  return rows[0]?.ids ?? []
}

function pageIds(filters: UnitFilters, ordering: UnitOrdering, { limit, offset }: Window): SQL {
  const rows = sql`limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}`
  const { statuses, ...others } = filters
  const isEach = statuses && statuses.length > 1 && !filters.ids && !isByProduct(ordering)
  if (!isEach || offset + limit > FIRST_ROWS) return sql`${walk(filters, ordering)} ${rows}`
  // The first of each status, and of those the first.
  const { column, way } = sortingOf(ordering)
  return sql`select found.id from unnest(${arrayOf(statuses)}::text[]) whose(status) cross join lateral (
      select ${equipmentUnits.id} as id, ${column} as value from ${equipmentUnits}
      where ${equipmentUnits.status} = whose.status and ${matching(others) ?? true}
      order by ${sql.join(orderOf(ordering), sql`, `)} limit ${sql.raw(String(offset + limit))}) found
    order by found.value ${way}, found.id ${way} ${rows}`
}

function walk(filters: UnitFilters, ordering: UnitOrdering): SQL {
  const from = isByProduct(ordering)
    ? sql`${products} join ${equipmentUnits} on ${equipmentUnits.productId} = ${products.id}`
    : sql`${equipmentUnits}`
  return sql`select ${equipmentUnits.id} from ${from} where ${matching(filters) ?? true}
    order by ${sql.join(orderOf(ordering), sql`, `)}`
}

const isByProduct = (ordering: UnitOrdering): boolean => ordering.endsWith('product')

const productName = sql`${products.name} collate "pt-BR-x-icu"`

function sortingOf(ordering: UnitOrdering) {
  const isDown = ordering.startsWith('-')
  return {
    column: ordering.endsWith('serial') ? equipmentUnits.serial : equipmentUnits.updatedAt,
    way: sql.raw(isDown ? 'desc' : 'asc'),
    by: isDown ? desc : asc,
  }
}

/** The id, or the serial, makes every order definite. */
function orderOf(ordering: UnitOrdering): SQL[] {
  const { by, column } = sortingOf(ordering)
  if (isByProduct(ordering)) return [by(productName), by(products.id), by(equipmentUnits.serial)]
  return column === equipmentUnits.serial ? [by(column)] : [by(column), by(equipmentUnits.id)]
}
