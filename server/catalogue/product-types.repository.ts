import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { products, productTypes, simulators } from '@/server/db/schema'
import { isTaken } from '@/server/db/unique'

export type ProductTypeFields = { name: string; pluralName: string }

const productsCount = sql<number>`(
  select count(*)::int from ${products} p where p.product_type_id = product_types.id)`

const selectTypes = (conn: Db) =>
  conn
    .select({ productType: productTypes, simulator: { id: simulators.id, name: simulators.name }, productsCount })
    .from(productTypes)
    .innerJoin(simulators, eq(simulators.id, productTypes.simulatorId))

export const listCountedProductTypes = (conn: Db) =>
  selectTypes(conn).orderBy(asc(simulators.position), asc(simulators.id), asc(productTypes.id))

export type CountedProductTypeRow = Awaited<ReturnType<typeof listCountedProductTypes>>[number]

export async function findProductType(conn: Db, id: number): Promise<CountedProductTypeRow | undefined> {
  return (await selectTypes(conn).where(eq(productTypes.id, id)))[0]
}

/** Products can be given to it again when the transaction ends. */
export async function lockProductType(tx: Tx, id: number) {
  return (await tx.select().from(productTypes).where(eq(productTypes.id, id)).for('update'))[0]
}

/** Nobody else changes what the simulator asks and offers until the transaction ends; undefined where there is none. */
export async function holdSimulator(tx: Tx, id: number) {
  return (await tx.select().from(simulators).where(eq(simulators.id, id)).for('no key update'))[0]
}

export async function isOnlyProductType(tx: Tx, { id, simulatorId }: { id: number; simulatorId: number }) {
  const others = await tx
    .select({ id: productTypes.id })
    .from(productTypes)
    .where(and(eq(productTypes.simulatorId, simulatorId), ne(productTypes.id, id)))
    .limit(1)
  return others.length === 0
}

/** Whether another is called so, whatever the case. */
export async function productTypeIsTaken(tx: Tx, name: string, id = 0): Promise<boolean> {
  const sameName = sql`lower(${productTypes.name}) = lower(${name})`
  const rows = await tx
    .select({ id: productTypes.id })
    .from(productTypes)
    .where(and(sameName, ne(productTypes.id, id)))
  return rows.length > 0
}

/** The new kind, or undefined when its name became another's meanwhile. */
export async function insertProductType(tx: Tx, fields: ProductTypeFields & { simulatorId: number }) {
  const rows = await tx.insert(productTypes).values(fields).onConflictDoNothing().returning({ id: productTypes.id })
  return rows[0]?.id
}

/** False when the name became another's meanwhile; the transaction can then only be given up. */
export async function updateProductType(tx: Tx, id: number, fields: ProductTypeFields): Promise<boolean> {
  try {
    await tx.update(productTypes).set(fields).where(eq(productTypes.id, id))
    return true
  } catch (error) {
    if (isTaken(error, 'product_types_name_unique')) return false
    throw error
  }
}

export async function deleteProductType(tx: Tx, id: number): Promise<void> {
  await tx.delete(productTypes).where(eq(productTypes.id, id))
}
