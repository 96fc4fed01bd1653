import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import {
  orderUpgrades,
  products,
  productTypes,
  productUpgradeItems,
  upgradeProducts,
  upgradeProductTypes,
  upgrades,
} from '@/server/db/schema/index'
import { isUniqueViolation } from '@/server/db/unique'

export type UpgradeColumns = Partial<
  Pick<
    typeof upgrades.$inferInsert,
    'name' | 'description' | 'monthlyFee' | 'specification' | 'value' | 'position' | 'active'
  >
>

/** Locked in the order of their ids; for a deletion also against new references. */
export const lockUpgrades = (tx: Tx, ids: readonly number[], why: 'change' | 'removal') =>
  tx
    .select()
    .from(upgrades)
    .where(inArray(upgrades.id, [...ids]))
    .orderBy(asc(upgrades.id))
    .for(why === 'change' ? 'no key update' : 'update')

/** By its name, case-insensitively. */
export async function findUpgradeByName(tx: Tx, name: string): Promise<number | undefined> {
  const rows = await tx
    .select({ id: upgrades.id })
    .from(upgrades)
    .where(sql`lower(${upgrades.name}) = lower(${name})`)
  return rows[0]?.id
}

/** Whether another one has the name. */
export async function isUpgradeNameTaken(tx: Tx, name: string, id = 0): Promise<boolean> {
  const holder = await findUpgradeByName(tx, name)
  return holder !== undefined && holder !== id
}

type NewUpgradeRow = UpgradeColumns & Pick<typeof upgrades.$inferInsert, 'name' | 'monthlyFee'>

/** The new upgrade, last unless it has a position; undefined when the name was taken concurrently. */
export async function insertUpgradeRow(tx: Tx, fields: NewUpgradeRow): Promise<number | undefined> {
  const last = sql`(select coalesce(max(u.position), -1) + 1 from upgrades u)`
  const rows = await tx
    .insert(upgrades)
    .values({ ...fields, position: fields.position ?? last })
    .onConflictDoNothing()
    .returning({ id: upgrades.id })
  return rows[0]?.id
}

/** False when the name was taken concurrently; the transaction must then be rolled back. */
export async function updateUpgradeRows(tx: Tx, ids: readonly number[], fields: UpgradeColumns): Promise<boolean> {
  if (ids.length === 0 || Object.keys(fields).length === 0) return true
  try {
    await tx
      .update(upgrades)
      .set(fields)
      .where(inArray(upgrades.id, [...ids]))
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'upgrades_name')) return false
    throw error
  }
}

export async function deleteUpgradeRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(upgrades).where(eq(upgrades.id, id))
}

export async function replaceUpgradeProductTypes(
  tx: Tx,
  upgradeId: number,
  productTypeIds: readonly number[],
): Promise<void> {
  await tx.delete(upgradeProductTypes).where(eq(upgradeProductTypes.upgradeId, upgradeId))
  if (productTypeIds.length === 0) return
  await tx.insert(upgradeProductTypes).values(productTypeIds.map((productTypeId) => ({ upgradeId, productTypeId })))
}

export async function replaceUpgradeProducts(tx: Tx, upgradeId: number, productIds: readonly number[]): Promise<void> {
  await tx.delete(upgradeProducts).where(eq(upgradeProducts.upgradeId, upgradeId))
  if (productIds.length === 0) return
  await tx.insert(upgradeProducts).values(productIds.map((productId) => ({ upgradeId, productId })))
}

/** Whether all these product types and products exist, locked until the transaction ends. */
export async function lockUpgradeTargets(tx: Tx, kinds: readonly number[], productIds: readonly number[]) {
  const heldKinds = await tx
    .select({ id: productTypes.id })
    .from(productTypes)
    .where(inArray(productTypes.id, [...kinds]))
    .orderBy(asc(productTypes.id))
    .for('key share')
  const heldProducts = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id))
    .for('key share')
  return {
    kinds: heldKinds.length === new Set(kinds).size,
    products: heldProducts.length === new Set(productIds).size,
  }
}

/** How many simulations, ended ones included, and orders have an upgrade. */
export async function countUpgradeReferences(tx: Tx, id: number) {
  const { rows } = await tx.execute<{ quotations: number; orders: number }>(sql`select
    (select count(distinct i.quotation_id)::int from ${productUpgradeItems} i
      where i.upgrade_id = ${id}) as quotations,
    (select count(distinct o.order_id)::int from ${orderUpgrades} o where o.upgrade_id = ${id}) as orders`)
  return rows[0] ?? { quotations: 0, orders: 0 }
}
