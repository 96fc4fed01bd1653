import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inIds, selectIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import {
  productProperties,
  products,
  properties,
  propertyReplacements,
  propertySimulators,
  propertyTypes,
  simulators,
} from '@/server/db/schema/index'
import type { PropertyOrdering } from '@/services/catalogue/orderings.rules'
import type { PropertyListQuery } from '@/services/catalogue/properties/properties.schema'

type PropertyFilters = Omit<PropertyListQuery, 'page' | 'page_size' | 'ordering'> & { ids?: readonly number[] }
type PropertyRowQuery = PropertyFilters & { ordering?: PropertyOrdering }
type NamedRow = { id: number; name: string }

const typeName = sql<string>`(select t.name from ${propertyTypes} t where t.id = properties.property_type_id)`
const productsCount = sql<number>`(
  select count(*)::int from ${productProperties} pp where pp.property_id = properties.id)`
const offeredIn = sql<NamedRow[]>`coalesce((
  select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position, s.id)
  from ${propertySimulators} ps join ${simulators} s on s.id = ps.simulator_id
  where ps.property_id = properties.id), '[]')`
const replacedBy = sql<NamedRow[]>`coalesce((
  select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.position, p.id)
  from ${propertyReplacements} r join properties p on p.id = r.replaced_by_id
  where r.property_id = properties.id), '[]')`

const selectDetails = (conn: Db) =>
  conn
    .select({
      property: properties,
      typeName,
      simulators: offeredIn,
      replaces: replacedBy,
      productsCount,
    })
    .from(properties)

export function listPropertyRows(
  conn: Db,
  { ordering, ...filters }: PropertyRowQuery,
  window: { limit: number; offset: number },
) {
  return selectDetails(conn)
    .where(propertyWhere(filters))
    .orderBy(...propertyOrder(ordering))
    .limit(window.limit)
    .offset(window.offset)
}

export type PropertyRow = Awaited<ReturnType<typeof listPropertyRows>>[number]

/** The ids of all rows of the filter, in the list's order. */
export const listPropertyIds = (conn: Db, { ordering, ...filters }: PropertyRowQuery) =>
  selectIds(conn, properties.id, propertyWhere(filters), propertyOrder(ordering))

export async function countProperties(conn: Db, filters: PropertyFilters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(properties).where(propertyWhere(filters))
  return rows[0]?.count ?? 0
}

export async function findPropertyRow(conn: Db, id: number): Promise<PropertyRow | undefined> {
  return (await selectDetails(conn).where(eq(properties.id, id)))[0]
}

const byName = sql`${properties.name} collate "pt-BR-x-icu"`
const byType = sql`${typeName} collate "pt-BR-x-icu"`

const ORDERS: Record<PropertyOrdering, SQL> = {
  name: sql`${byName} asc`,
  '-name': sql`${byName} desc`,
  products_count: sql`${productsCount} asc`,
  '-products_count': sql`${productsCount} desc`,
}

/** Without an order of its own as the simulator shows them: kind by kind, answer by answer. */
const propertyOrder = (ordering: PropertyOrdering | undefined): SQL[] =>
  ordering
    ? [ORDERS[ordering], ordering.startsWith('-') ? desc(properties.id) : asc(properties.id)]
    : [byType, asc(properties.position), asc(properties.id)]

function propertyWhere(filters: PropertyFilters): SQL | undefined {
  const { search, property_type, simulator, product_type, is_auto_created, active, ids } = filters
  return and(
    ids && inIds(properties.id, ids),
    search ? sql`plain_text(${properties.name}) like plain_text(${containsPattern(search)})` : undefined,
    property_type ? eq(properties.propertyTypeId, property_type) : undefined,
    is_auto_created === undefined ? undefined : eq(properties.isAutoCreated, is_auto_created),
    active === undefined ? undefined : eq(properties.active, active),
    simulator
      ? sql`exists (select 1 from ${propertySimulators} ps
          where ps.property_id = properties.id and ps.simulator_id = ${simulator})`
      : undefined,
    product_type
      ? sql`exists (select 1 from ${productProperties} pp join ${products} p on p.id = pp.product_id
          where pp.property_id = properties.id and p.product_type_id = ${product_type})`
      : undefined,
  )
}
