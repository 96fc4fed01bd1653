import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { type Db, db } from '@/server/db/client'
import { selectHeldProducts } from '@/server/db/holder-counters'
import { prepared } from '@/server/db/prepared'
import { equipmentUnits, holderCounters, products } from '@/server/db/schema/index'
import type { EquipmentOrdering } from '@/services/equipment/units/equipment.rules'
import {
  type EquipmentFilters,
  type EquipmentFilterSlots,
  statementKeyOf,
  unitWhere,
} from './equipment-filters.repository'

type PageWindow = { limit: number; offset: number }
/** Part of the statement's key: the first page has its own, because PostgreSQL plans any bound offset as a deep one. */
type PageShape = { limit: number; isDeep: boolean }

/** Ids of matching units in the list's order: all, or a page. */
export async function listUnitIds(
  conn: Db,
  asked: EquipmentFilters,
  ordering: EquipmentOrdering,
  window?: PageWindow,
): Promise<number[]> {
  const { key, filters, values } = statementKeyOf(asked)
  const size = window && { limit: window.limit, isDeep: window.offset > 0 }
  const isWalked = size && isByProduct(ordering) && !isSelective(asked)
  const found = () => (isWalked ? idsByProduct(filters, ordering, size) : sortedIds(filters, ordering, size))
  const build = () =>
    db()
      .select({ ids: sql<number[]>`array(${found()})` })
      .from(sql`(values (0)) one`)
  const place = size?.isDeep && { offset: window?.offset, most: Number(window?.offset) + size.limit }
  const shape = JSON.stringify(['equipment ids', key, ordering, size])
  return (await prepared(conn, shape, build, { ...values, ...place }))[0]?.ids ?? []
}

const isByProduct = (ordering: EquipmentOrdering): boolean => ordering.endsWith('product')

/** Filters that match so few units that sorting them is cheap. */
const isSelective = ({ ids, search, order, user }: EquipmentFilters): boolean =>
  [ids, search, order, user].some((one) => one !== undefined && one !== '')

const SORTS: Record<EquipmentOrdering, SQL[]> = {
  product: [asc(products.name), asc(products.id), asc(equipmentUnits.serial)],
  '-product': [desc(products.name), desc(products.id), asc(equipmentUnits.serial)],
  serial: [asc(equipmentUnits.serial)],
  '-serial': [desc(equipmentUnits.serial)],
}

const sortedIds = (filters: EquipmentFilterSlots, ordering: EquipmentOrdering, size: PageShape | undefined): SQL => sql`
  select ${equipmentUnits.id} from ${equipmentUnits}
  ${isByProduct(ordering) ? sql`join ${products} on ${products.id} = ${equipmentUnits.productId}` : sql``}
  where ${unitWhere(filters)} order by ${sql.join(SORTS[ordering], sql`, `)} ${size ? limitClause(size) : sql``}`

/**
 * Walks the company's products in order with a lateral join, so that little needs sorting. Where the counters know the
 * units per product, a deep page starts at its product.
 */
function idsByProduct(filters: EquipmentFilterSlots, ordering: EquipmentOrdering, size: PageShape): SQL {
  const { companyId, product, status, nobody, to_confirm, address } = filters
  const way = sql.raw(ordering === 'product' ? 'asc' : 'desc')
  const isJump = size.isDeep && nobody === undefined && !to_confirm && address === undefined
  const held = selectHeldProducts(companyId, product, status ? sql`${holderCounters.status} = ${status}` : undefined)
  const offset = sql`${sql.placeholder('offset')}::int`
  const most = sql`limit ${size.isDeep ? sql`${sql.placeholder('most')}::int` : sql.raw(String(size.limit))}`
  return sql`select found.id from (
      select * from (
        select ${products.id}, ${products.name}, units ${isJump ? sql`, ${unitsAbove(way)}` : sql``}
        from ${products} join (${held}) held on held.key = ${products.id}) held
      where ${isJump ? sql`above + units > ${offset}` : true} order by name ${way}, id ${way} offset 0
    ) shelf cross join lateral (
      select ${equipmentUnits.id} as id, ${equipmentUnits.serial} as serial from ${equipmentUnits}
      where ${equipmentUnits.productId} = shelf.id and ${unitWhere(filters)} order by ${equipmentUnits.serial}
      ${isJump ? sql`offset greatest(${offset} - shelf.above, 0) limit ${sql.raw(String(size.limit))}` : most}
    ) found order by shelf.name ${way}, shelf.id ${way}, found.serial ${limitClause(isJump ? { ...size, isDeep: false } : size)}`
}

/** Number of units before those of a product. */
const unitsAbove = (way: SQL): SQL =>
  sql`sum(units) over (order by ${products.name} ${way}, ${products.id} ${way}) - units as above`

/** Inlined: a bound LIMIT makes the planner assume many rows. */
const limitClause = ({ limit, isDeep }: PageShape): SQL =>
  sql`limit ${sql.raw(String(limit))} ${isDeep ? sql`offset ${sql.placeholder('offset')}::int` : sql``}`
