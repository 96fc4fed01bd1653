import { asc, eq, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { excluded, insertMany } from '@/server/db/many-rows'
import {
  categories,
  productProperties,
  products,
  productTypes,
  properties,
  propertyTypes,
} from '@/server/db/schema/index'
import { isUniqueViolation } from '@/server/db/unique'
import type { ProductRecordRow } from './products.repository'

/** Everything that a line may name; with `isHeld` locked against deletion until the transaction ends. */
export async function listImportNames(conn: Db, isHeld: boolean) {
  const categoryRows = conn.select({ id: categories.id, name: categories.title }).from(categories)
  const productTypeRows = conn.select({ id: productTypes.id, name: productTypes.name }).from(productTypes)
  const propertyRows = conn
    .select({ id: properties.id, name: properties.name, type: propertyTypes.name })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.propertyTypeId))
    .orderBy(asc(properties.id))
  const typeRows = conn.select({ id: propertyTypes.id, name: propertyTypes.name }).from(propertyTypes)
  return {
    propertyTypes: await (isHeld ? typeRows.for('key share') : typeRows),
    categories: await (isHeld ? categoryRows.for('key share') : categoryRows),
    productTypes: await (isHeld ? productTypeRows.for('key share') : productTypeRows),
    properties: await (isHeld ? propertyRows.for('key share', { of: properties }) : propertyRows),
  }
}

type NamedInFile = { ids: number[]; codes: string[]; titles: string[] }

/** The products with one of these numbers, Omie codes or titles; with `isHeld` locked for update. */
export function findNamedProducts(
  conn: Db,
  { ids, codes, titles }: NamedInFile,
  isHeld: boolean,
): Promise<ProductRecordRow[]> {
  const among = (column: typeof products.omieCode | typeof products.title | typeof products.id, values: unknown[]) =>
    sql`${column} = any(${sql.param(values)})`
  const rows = conn
    .select()
    .from(products)
    .where(or(among(products.id, ids), among(products.omieCode, codes), among(products.title, titles)))
    .orderBy(asc(products.id))
  return Promise.resolve(isHeld ? rows.for('update') : rows)
}

/** Reserves ids for new products. */
export async function reserveProductIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id from generate_series(1, ${count})`,
  )
  return rows.map(({ id }) => id)
}

type ProductRow = typeof products.$inferInsert & { id: number }

/** Inserts products with their ids; false when an Omie code was taken concurrently. */
export async function insertProductRows(tx: Tx, rows: readonly ProductRow[]): Promise<boolean> {
  const after = sql`on conflict (omie_code) do nothing`
  return (await insertMany(tx, products, { rows, after })) === rows.length
}

/** Updates the given columns of existing products; false when an Omie code was taken concurrently. */
export async function updateProductRows(tx: Tx, rows: readonly ProductRow[]): Promise<boolean> {
  const said = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id')
  try {
    await insertMany(tx, products, {
      rows,
      after: sql`on conflict (id) do update set ${excluded(products, said)}, version = products.version + 1`,
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'products_omie_code')) return false
    throw error
  }
}

/** Replaces the properties of products. */
export async function replaceProductProperties(tx: Tx, given: ReadonlyMap<number, readonly number[]>): Promise<void> {
  if (given.size === 0) return
  await tx.delete(productProperties).where(inIds(productProperties.productId, [...given.keys()]))
  const rows = [...given].flatMap(([productId, ids]) => ids.map((propertyId) => ({ productId, propertyId })))
  await insertMany(tx, productProperties, { rows })
}
