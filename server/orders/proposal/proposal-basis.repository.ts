import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import {
  coupons,
  orderItems,
  orderUpgrades,
  packageItems,
  plans,
  products,
  productTypes,
  quotationProducts,
  quotations,
  servicePackages,
  upgrades as catalogueUpgrades,
} from '@/server/db/schema/index'

/** What a new version of a proposal is counted from: the items and upgrades as they are, list prices, package and coupon. */
export async function loadProposalBasis(tx: Tx, quotationId: number, orderId: number) {
  const [quotation] = await tx
    .select({ simulatorId: quotations.simulatorId, packageName: servicePackages.name })
    .from(quotations)
    .innerJoin(servicePackages, eq(servicePackages.id, quotations.servicePackageId))
    .where(eq(quotations.id, quotationId))
  if (!quotation) throw new Error(`Quotation ${String(quotationId)} does not exist`)
  const items = await tx
    .select({
      productId: orderItems.productId,
      name: products.name,
      productType: { name: productTypes.name, pluralName: productTypes.pluralName },
      quantity: orderItems.quantity,
      unitPrice: orderItems.unitPrice,
      unitServiceFee: orderItems.unitServiceFee,
      position: orderItems.position,
      listPrice: quotationProducts.price,
      currentPrice: products.price,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(productTypes, eq(productTypes.id, products.productTypeId))
    .leftJoin(
      quotationProducts,
      and(eq(quotationProducts.quotationId, quotationId), eq(quotationProducts.productId, orderItems.productId)),
    )
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.position)
  const upgrades = await tx
    .select({ ...getTableColumns(orderUpgrades), name: catalogueUpgrades.name, productName: products.name })
    .from(orderUpgrades)
    .innerJoin(catalogueUpgrades, eq(catalogueUpgrades.id, orderUpgrades.upgradeId))
    .innerJoin(products, eq(products.id, orderUpgrades.productId))
    .where(eq(orderUpgrades.orderId, orderId))
    .orderBy(orderUpgrades.position, orderUpgrades.id)
  return { ...quotation, items, upgrades }
}

export type ProposalBasis = Awaited<ReturnType<typeof loadProposalBasis>>

/** The factor of a plan that the simulator offers. */
export async function findPlanFactor(tx: Tx, simulatorId: number, months: number): Promise<string | undefined> {
  const rows = await tx
    .select({ factor: plans.factor })
    .from(plans)
    .where(and(eq(plans.simulatorId, simulatorId), eq(plans.durationMonths, months), eq(plans.active, true)))
  return rows[0]?.factor
}

export async function findCoupon(tx: Tx, id: number) {
  const rows = await tx.select().from(coupons).where(eq(coupons.id, id))
  return rows[0]
}

/** Replaces what these packages hold of some products. */
export async function replacePackageItems(
  tx: Tx,
  packageIds: number[],
  productIds: number[],
  rows: { packageId: number; productId: number; quantity: number }[],
): Promise<void> {
  if (packageIds.length === 0 || productIds.length === 0) return
  await tx
    .delete(packageItems)
    .where(and(inArray(packageItems.packageId, packageIds), inArray(packageItems.productId, productIds)))
  if (rows.length > 0) await tx.insert(packageItems).values(rows)
}
