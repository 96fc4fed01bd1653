import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { selectHeldProducts } from '@/server/db/holder-counters'
import { arrayOf, inIdsPlaceholder } from '@/server/db/ids'
import { prefixPattern } from '@/server/db/patterns'
import { inOrderOf } from '@/server/db/list-pages'
import { prepared } from '@/server/db/prepared'
import { addresses, companies, equipmentUnits, orders, products, rentals, users } from '@/server/db/schema/index'
import type { UnitOrdering } from '@/services/stock/units/units.rules'
import { type UnitFilters, unitWhere } from './unit-filters.repository'

type PageWindow = { limit: number; offset: number }

/** Beyond these rows merging the lists of the statuses would cost too much. */
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

/** A page of units; their ids are selected first, with an index-only scan. */
export async function listUnits(
  conn: Db,
  filters: UnitFilters,
  ordering: UnitOrdering,
  window: PageWindow,
): Promise<ListedUnit[]> {
  const { rows } = await conn.execute<{ ids: number[] }>(
    sql`select array(${pageIds(filters, ordering, window)}) as ids`,
  )
  return listUnitsById(conn, rows[0]?.ids ?? [])
}

/** These units, in this order. Prepared, because planning five joins takes longer than reading them (ADR 513). */
export async function listUnitsById(conn: Db, ids: readonly number[]): Promise<ListedUnit[]> {
  if (ids.length === 0) return []
  const where = inIdsPlaceholder(equipmentUnits.id, sql.placeholder('ids'))
  const rows = await prepared(conn, 'units of the stock', () => selectUnits(conn).where(where), { ids })
  return inOrderOf(ids, rows, ({ unit }) => unit.id)
}

export async function findUnit(conn: Db, id: number): Promise<ListedUnit | undefined> {
  const [unit] = await listUnitsById(conn, [id])
  return unit
}

export async function listUnitIds(conn: Db, filters: UnitFilters, ordering: UnitOrdering): Promise<number[]> {
  const { rows } = await conn.execute<{ ids: number[] }>(sql`select array(${idsInOrder(filters, ordering)}) as ids`)
  return rows[0]?.ids ?? []
}

function pageIds(filters: UnitFilters, ordering: UnitOrdering, { limit, offset }: PageWindow): SQL {
  const rows = sql`limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}`
  const { statuses, ...others } = filters
  const isEach =
    statuses && statuses.length > 1 && filters.company === undefined && !filters.ids && !isByProduct(ordering)
  if (!isEach || offset + limit > FIRST_ROWS) return sql`${idsInOrder(filters, ordering, offset + limit)} ${rows}`
  // Merge of the first rows of each status.
  const { column, way } = sortingOf(ordering)
  return sql`select found.id from unnest(${arrayOf(statuses)}::text[]) whose(status) cross join lateral (
      select ${equipmentUnits.id} as id, ${column} as value from ${equipmentUnits}
      where ${equipmentUnits.status} = whose.status and ${unitWhere(others) ?? true}
      order by ${sql.join(orderOf(ordering), sql`, `)} limit ${sql.raw(String(offset + limit))}) found
    order by found.value ${way}, found.id ${way} ${rows}`
}

/** @param most number of rows that will be read; all by default */
function idsInOrder(filters: UnitFilters, ordering: UnitOrdering, most?: number): SQL {
  if (isByProduct(ordering)) return idsByProduct(filters, ordering, most)
  return sql`select ${equipmentUnits.id} from ${equipmentUnits} where ${unitWhere(filters) ?? true}
    order by ${sql.join(orderOf(ordering), sql`, `)}`
}

/** Walks products in order with a lateral join, so that only a few rows need sorting. */
function idsByProduct(filters: UnitFilters, ordering: UnitOrdering, most: number | undefined): SQL {
  const { way } = sortingOf(ordering)
  const end = most === undefined ? sql`offset 0` : sql`limit ${sql.raw(String(most))}`
  return sql`select found.id from (
      select ${products.id} as id, ${products.name} collate "pt-BR-x-icu" as name from ${products}
      where ${productWhere(filters) ?? true} order by 2 ${way}, 1 ${way} offset 0
    ) shelf cross join lateral (
      select ${equipmentUnits.id} as id, ${equipmentUnits.serial} as serial from ${equipmentUnits}
      where ${equipmentUnits.productId} = shelf.id and ${unitWhere(filters) ?? true} order by ${equipmentUnits.serial} ${way} ${end}
    ) found order by shelf.name ${way}, shelf.id ${way}, found.serial ${way}`
}

/** Products that can have matching units; for a company those that it holds. */
const productWhere = ({ product, company }: UnitFilters): SQL | undefined =>
  and(
    product === undefined ? undefined : eq(products.id, product),
    company === undefined
      ? undefined
      : sql`${products.id} in (select held.key from (${selectHeldProducts(company)}) held)`,
  )

const isByProduct = (ordering: UnitOrdering): boolean => ordering.endsWith('product')

function sortingOf(ordering: UnitOrdering) {
  const isDown = ordering.startsWith('-')
  return {
    column: ordering.endsWith('serial') ? equipmentUnits.serial : equipmentUnits.updatedAt,
    way: sql.raw(isDown ? 'desc' : 'asc'),
    by: isDown ? desc : asc,
  }
}

/** The id makes the order unambiguous; a serial already is. */
function orderOf(ordering: UnitOrdering): SQL[] {
  const { by, column } = sortingOf(ordering)
  return column === equipmentUnits.serial ? [by(column)] : [by(column), by(equipmentUnits.id)]
}

/**
 * The first units whose serial or label starts with a text, with their current order. Both are read in index order
 * (`equipment_units_serial_start`, `equipment_units_label_start`), however many match.
 */
export function findUnitsBySerialOrLabel(conn: Db, text: string, limit: number) {
  const start = prefixPattern(text.toUpperCase())
  const first = (named: SQL) => sql`(select ${equipmentUnits.id} from ${equipmentUnits} where ${named} like ${start}
    order by ${named} using ~<~ limit ${limit})`
  const found = sql`(${first(sql`upper(${equipmentUnits.serial})`)} union ${first(sql`upper(${equipmentUnits.label})`)})`
  return conn
    .select({
      unit: equipmentUnits,
      product: products.name,
      order: orders.orderMaskId,
      dueAt: orders.dueAt,
      company: { id: companies.id, corporateName: companies.corporateName },
    })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .leftJoin(rentals, and(eq(rentals.unitId, equipmentUnits.id), isNull(rentals.closedAt)))
    .leftJoin(orders, eq(orders.id, rentals.orderId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .where(sql`${equipmentUnits.id} = any(array${found})`)
    .orderBy(asc(equipmentUnits.serial))
    .limit(limit)
}
