import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds, selectIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import {
  categories,
  equipmentUnits,
  productProperties,
  products,
  productTypes,
  properties,
  propertyTypes,
} from '@/server/db/schema/index'
import { sortingBy } from '@/server/db/sorting'
import { isUniqueViolation } from '@/server/db/unique'
import type { ProductOrdering } from '@/services/catalogue/orderings.rules'
import type { ProductListQuery } from '@/services/catalogue/products/products.schema'
import type { ProductGroup } from '@/services/stock/units/product-groups.rules'
import { GONE_STATUSES } from '@/services/stock/units/unit-status.rules'

export type ProductRecordRow = typeof products.$inferSelect
export type ProductColumns = Partial<Omit<typeof products.$inferInsert, 'id' | 'version' | 'createdAt'>>
type ProductFilters = Pick<ProductListQuery, 'search' | 'product_type' | 'category' | 'active' | 'stock_group'> & {
  /** Restricts the rows to these. */
  ids?: readonly number[]
}
type StockOfGroup = { group: ProductGroup; total: number; available: number }

/** Units that we still own, by group. */
const stock = sql<StockOfGroup[]>`coalesce((
  select json_agg(json_build_object('group', s.product_group, 'total', s.total, 'available', s.available))
  from (
    select u.product_group, count(*)::int as total, count(*) filter (where u.status = 'UP_FOR_RENTAL')::int as available
    from ${equipmentUnits} u
    where u.product_id = products.id and u.status <> all(${sql.param([...GONE_STATUSES])})
    group by u.product_group
  ) s), '[]')`

const managed = {
  product: products,
  category: { id: categories.id, title: categories.title },
  productType: { id: productTypes.id, name: productTypes.name },
  stock,
}

function selectManaged(conn: Db) {
  return conn
    .select(managed)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(productTypes, eq(productTypes.id, products.productTypeId))
}

export type ManagedProductRow = Awaited<ReturnType<typeof selectManaged>>[number]

export function listProductRows(
  conn: Db,
  { ordering, ...filters }: ProductFilters & { ordering: ProductOrdering },
  window: { limit: number; offset: number },
): Promise<ManagedProductRow[]> {
  return selectManaged(conn)
    .where(productWhere(filters))
    .orderBy(...productOrder(ordering))
    .limit(window.limit)
    .offset(window.offset)
}

/** The ids of all rows of the filter, in the list's order. */
export const listProductIds = (conn: Db, { ordering, ...filters }: ProductFilters & { ordering: ProductOrdering }) =>
  selectIds(conn, products.id, productWhere(filters), productOrder(ordering))

export async function countProducts(conn: Db, filters: ProductFilters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(products).where(productWhere(filters))
  return rows[0]?.count ?? 0
}

export async function findProductRow(conn: Db, id: number): Promise<ManagedProductRow | undefined> {
  const rows = await selectManaged(conn).where(eq(products.id, id))
  return rows[0]
}

export function listProductProperties(conn: Db, productId: number) {
  return conn
    .select({ id: properties.id, name: properties.name })
    .from(productProperties)
    .innerJoin(properties, eq(properties.id, productProperties.propertyId))
    .where(eq(productProperties.productId, productId))
    .orderBy(asc(properties.propertyTypeId), asc(properties.position), asc(properties.id))
}

/** The same of many products, with the kind of each property. */
export function listPropertiesOfProducts(conn: Db, productIds: readonly number[]) {
  return conn
    .select({
      productId: productProperties.productId,
      id: properties.id,
      name: properties.name,
      type: propertyTypes.name,
    })
    .from(productProperties)
    .innerJoin(properties, eq(properties.id, productProperties.propertyId))
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.propertyTypeId))
    .where(inIds(productProperties.productId, productIds))
    .orderBy(asc(properties.propertyTypeId), asc(properties.position), asc(properties.id))
}

/** Locked, so that nothing can start to refer to them and counted references stay right. */
export const lockProducts = (tx: Tx, ids: readonly number[]): Promise<ProductRecordRow[]> =>
  tx.select().from(products).where(inIds(products.id, ids)).orderBy(asc(products.id)).for('update')

/** The new product, or undefined when its Omie code is taken. */
export async function insertProductRow(
  tx: Tx,
  fields: typeof products.$inferInsert,
): Promise<ProductRecordRow | undefined> {
  const rows = await tx.insert(products).values(fields).onConflictDoNothing({ target: products.omieCode }).returning()
  return rows[0]
}

const NEXT_VERSION = sql`${products.version} + 1`

/**
 * A change of its properties is a new version too. False when another product has the Omie code; the transaction must
 * then be rolled back.
 */
export async function updateProductRow(tx: Tx, id: number, fields: ProductColumns): Promise<boolean> {
  try {
    await tx
      .update(products)
      .set({ ...fields, version: NEXT_VERSION })
      .where(eq(products.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'products_omie_code')) return false
    throw error
  }
}

export async function setProductsActive(tx: Tx, ids: number[], active: boolean): Promise<void> {
  await tx.update(products).set({ active, version: NEXT_VERSION }).where(inArray(products.id, ids))
}

export async function deleteProductRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(products).where(eq(products.id, id))
}

export async function setProductProperties(tx: Tx, productId: number, propertyIds: readonly number[]): Promise<void> {
  await tx.delete(productProperties).where(eq(productProperties.productId, productId))
  if (propertyIds.length === 0) return
  await tx.insert(productProperties).values(propertyIds.map((propertyId) => ({ productId, propertyId })))
}

const COLUMNS = {
  name: sql`${products.name} collate "pt-BR-x-icu"`,
  price: products.price,
  created_at: products.createdAt,
}

/** The id is the tie-breaker. */
function productOrder(ordering: ProductOrdering): SQL[] {
  const { column, descends } = sortingBy(COLUMNS, ordering)
  return descends ? [sql`${column} desc`, desc(products.id)] : [sql`${column} asc`, asc(products.id)]
}

/** Must equal the expression of the index `products_search`. */
const searchText = sql`plain_text(${products.name} || ' ' || ${products.model} || ' ' || ${products.title} || ' ' || coalesce(${products.omieCode}, ''))`

function productWhere({ search, product_type, category, active, stock_group, ids }: ProductFilters): SQL | undefined {
  return and(
    search ? sql`${searchText} like plain_text(${containsPattern(search)})` : undefined,
    product_type === undefined ? undefined : eq(products.productTypeId, product_type),
    category === undefined ? undefined : eq(products.categoryId, category),
    active === undefined ? undefined : eq(products.active, active),
    stock_group && isOnShelf(stock_group),
    ids && inIds(products.id, ids),
  )
}

const isOnShelf = (group: ProductGroup): SQL => sql`exists (
  select 1 from ${equipmentUnits} u
  where u.product_id = ${products.id} and u.product_group = ${group} and u.status = 'UP_FOR_RENTAL')`
