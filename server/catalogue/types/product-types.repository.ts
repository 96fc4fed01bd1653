import { asc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { products, productTypes, simulators } from '@/server/db/schema/index'
import { isUniqueViolation } from '@/server/db/unique'
import type { ProductTypeOrdering } from '@/services/catalogue/orderings.rules'
import type { ProductTypeListQuery } from '@/services/catalogue/types/types.schema'

export type ProductTypeFields = { name: string; pluralName: string }

const productsCount = sql<number>`(
  select count(*)::int from ${products} p where p.product_type_id = product_types.id)`

const selectTypes = (conn: Db) =>
  conn
    .select({ productType: productTypes, simulator: { id: simulators.id, name: simulators.name }, productsCount })
    .from(productTypes)
    .innerJoin(simulators, eq(simulators.id, productTypes.simulatorId))

const byName = sql`${productTypes.name} collate "pt-BR-x-icu"`

const ORDERS: Record<ProductTypeOrdering, SQL> = {
  name: sql`${byName} asc`,
  '-name': sql`${byName} desc`,
  products_count: sql`${productsCount} asc`,
  '-products_count': sql`${productsCount} desc`,
}

/** Those of which a name holds the text, simulator by simulator unless another order is asked for. */
export const listProductTypeRows = (conn: Db, { search, ordering }: ProductTypeListQuery) =>
  selectTypes(conn)
    .where(
      search
        ? sql`plain_text(${productTypes.name} || ' ' || ${productTypes.pluralName} || ' ' || ${simulators.name})
            like plain_text(${containsPattern(search)})`
        : undefined,
    )
    .orderBy(
      ...(ordering ? [ORDERS[ordering]] : []),
      asc(simulators.position),
      asc(simulators.id),
      asc(productTypes.id),
    )

export type ProductTypeRow = Awaited<ReturnType<typeof listProductTypeRows>>[number]

export async function findProductTypeRow(conn: Db, id: number): Promise<ProductTypeRow | undefined> {
  return (await selectTypes(conn).where(eq(productTypes.id, id)))[0]
}

/** Locked in the order of their ids, so that no product can be given one of them before the transaction ends. */
export async function lockProductTypes(tx: Tx, ids: readonly number[]): Promise<ProductTypeRow[]> {
  const among = inIds(productTypes.id, ids)
  await tx.select({ id: productTypes.id }).from(productTypes).where(among).orderBy(asc(productTypes.id)).for('update')
  // Counted after the lock was acquired, so that concurrent inserts are included.
  return selectTypes(tx).where(among).orderBy(asc(productTypes.id))
}

/** The simulators of these types: to be locked before the types. */
export async function listSimulatorIdsOfTypes(conn: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await conn
    .selectDistinct({ id: productTypes.simulatorId })
    .from(productTypes)
    .where(inIds(productTypes.id, ids))
  return rows.map(({ id }) => id)
}

/** The simulators that have another type. */
export async function listSimulatorIdsWithOtherTypes(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ simulatorId: productTypes.simulatorId })
    .from(productTypes)
    .where(notInArray(productTypes.id, [...ids]))
  return rows.map(({ simulatorId }) => simulatorId)
}

/** Locks a simulator and with it its questions and offers; undefined when it does not exist. */
export async function lockSimulator(tx: Tx, id: number) {
  return (await tx.select().from(simulators).where(eq(simulators.id, id)).for('no key update'))[0]
}

/** By its name, case-insensitively. */
export async function findProductTypeByName(tx: Tx, name: string): Promise<number | undefined> {
  const isCalled = sql`lower(${productTypes.name}) = lower(${name})`
  return (await tx.select({ id: productTypes.id }).from(productTypes).where(isCalled))[0]?.id
}

/** Whether another one has the name. */
export async function isProductTypeNameTaken(tx: Tx, name: string, id = 0): Promise<boolean> {
  const holder = await findProductTypeByName(tx, name)
  return holder !== undefined && holder !== id
}

/** The new kind, or undefined when the name was taken concurrently. */
export async function insertProductTypeRow(tx: Tx, fields: ProductTypeFields & { simulatorId: number }) {
  const rows = await tx.insert(productTypes).values(fields).onConflictDoNothing().returning({ id: productTypes.id })
  return rows[0]?.id
}

/** False when the name was taken concurrently; the transaction must then be rolled back. */
export async function updateProductTypeRow(tx: Tx, id: number, fields: ProductTypeFields): Promise<boolean> {
  try {
    await tx.update(productTypes).set(fields).where(eq(productTypes.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'product_types_name_unique')) return false
    throw error
  }
}

export async function deleteProductTypeRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(productTypes).where(inIds(productTypes.id, ids))
}
