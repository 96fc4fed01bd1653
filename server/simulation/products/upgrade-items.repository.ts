import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { upgradeAppliesTo } from '@/server/catalogue/catalogue.service'
import type { Db, Tx } from '@/server/db/client'
import { isImprovement } from '@/services/catalogue/upgrades/upgrade-effect.rules'
import { products, productUpgradeItems, quotationProducts, upgrades } from '@/server/db/schema/index'

type UpgradeItem = typeof productUpgradeItems.$inferInsert

const COLUMNS = {
  id: productUpgradeItems.id,
  quotationId: productUpgradeItems.quotationId,
  productId: productUpgradeItems.productId,
  productName: products.name,
  quantity: productUpgradeItems.quantity,
  monthlyFee: productUpgradeItems.monthlyFee,
  upgrade: {
    id: upgrades.id,
    name: upgrades.name,
    monthlyFee: upgrades.monthlyFee,
    specification: upgrades.specification,
    value: upgrades.value,
  },
  specifications: products.technicalSpecifications,
  isMeant: sql<boolean>`${upgrades.active} and ${upgradeAppliesTo(upgrades, products)}`,
}

/** The upgrades of some carts, in the order of the products; `monthlyFee` is the cart's, `upgrade.monthlyFee` today's. */
export async function listUpgradeItems(db: Db, quotationIds: readonly number[]) {
  const rows = await db
    .select(COLUMNS)
    .from(productUpgradeItems)
    .innerJoin(
      quotationProducts,
      and(
        eq(quotationProducts.quotationId, productUpgradeItems.quotationId),
        eq(quotationProducts.productId, productUpgradeItems.productId),
      ),
    )
    .innerJoin(products, eq(products.id, productUpgradeItems.productId))
    .innerJoin(upgrades, eq(upgrades.id, productUpgradeItems.upgradeId))
    .where(inArray(productUpgradeItems.quotationId, [...quotationIds]))
    .orderBy(
      asc(productUpgradeItems.quotationId),
      asc(quotationProducts.position),
      asc(products.id),
      asc(upgrades.position),
      asc(upgrades.id),
    )
  return rows.map(({ isMeant, specifications, ...row }) => ({
    ...row,
    isOffered: isMeant && isImprovement(row.upgrade, specifications),
  }))
}

export type UpgradeItemRow = Awaited<ReturnType<typeof listUpgradeItems>>[number]

export async function findQuotationIdOfUpgradeItem(db: Db, id: number): Promise<number | undefined> {
  const rows = await db
    .select({ quotationId: productUpgradeItems.quotationId })
    .from(productUpgradeItems)
    .where(eq(productUpgradeItems.id, id))
  return rows[0]?.quotationId
}

/** False when the product has the upgrade already. */
export async function insertUpgradeItem(tx: Tx, item: UpgradeItem): Promise<boolean> {
  const { rowCount } = await tx.insert(productUpgradeItems).values(item).onConflictDoNothing()
  return rowCount === 1
}

export async function insertUpgradeItems(tx: Tx, items: readonly UpgradeItem[]): Promise<void> {
  if (items.length > 0) await tx.insert(productUpgradeItems).values([...items])
}

export async function upsertUpgradeItem(tx: Tx, item: UpgradeItem): Promise<void> {
  const { quotationId, productId, upgradeId } = productUpgradeItems
  await tx
    .insert(productUpgradeItems)
    .values(item)
    .onConflictDoUpdate({
      target: [quotationId, productId, upgradeId],
      set: { quantity: item.quantity, monthlyFee: item.monthlyFee },
    })
}

/** False when it is not in the cart. */
export async function deleteUpgradeItem(tx: Tx, item: { id: number; quotationId: number }): Promise<boolean> {
  const { rowCount } = await tx
    .delete(productUpgradeItems)
    .where(and(eq(productUpgradeItems.id, item.id), eq(productUpgradeItems.quotationId, item.quotationId)))
  return rowCount === 1
}

/** After a change of the cart: caps quantities at the product's, and updates fees to today's. */
export async function syncUpgradeItems(tx: Tx, quotationId: number): Promise<void> {
  await tx
    .update(productUpgradeItems)
    .set({
      quantity: sql`least(${productUpgradeItems.quantity}, ${quotationProducts.quantity})`,
      monthlyFee: sql`${upgrades.monthlyFee}`,
    })
    .from(quotationProducts)
    .innerJoin(upgrades, sql`true`)
    .where(
      and(
        eq(productUpgradeItems.quotationId, quotationId),
        eq(quotationProducts.quotationId, productUpgradeItems.quotationId),
        eq(quotationProducts.productId, productUpgradeItems.productId),
        eq(upgrades.id, productUpgradeItems.upgradeId),
      ),
    )
}
