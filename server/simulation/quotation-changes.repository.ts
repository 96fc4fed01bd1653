import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import {
  quotationDeliveries,
  quotationDeliveryItems,
  quotationProducts,
  quotations,
  simulationChoices,
} from '@/server/db/schema'
import { must } from '@/services/invariant/must.rules'
import { syncUpgradeItems } from './products/upgrade-items.repository'

type NewQuotation = typeof quotations.$inferInsert
type QuotationChange = Partial<
  Pick<NewQuotation, 'name' | 'stepId' | 'planId' | 'servicePackageId' | 'couponId' | 'comment' | 'status'>
>

/** The plan's factor and the package's fee are copied when they are chosen, so that later changes do not reprice. */
const lockedPrices = ({ planId, servicePackageId }: QuotationChange) => ({
  ...(planId !== undefined && { planFactor: sql<string>`(select p.factor from plans p where p.id = ${planId})` }),
  ...(servicePackageId !== undefined && {
    serviceFee: sql<string>`(select s.monthly_fee_per_unit from service_packages s where s.id = ${servicePackageId})`,
  }),
})

export async function insertQuotation(tx: Tx, quotation: NewQuotation): Promise<number> {
  const rows = await tx
    .insert(quotations)
    .values({ ...quotation, ...lockedPrices(quotation) })
    .returning({ id: quotations.id })
  return must(rows[0], 'inserted quotation').id
}

export async function updateQuotation(tx: Tx, id: number, change: QuotationChange): Promise<void> {
  await tx
    .update(quotations)
    .set({ ...change, ...lockedPrices(change), updatedAt: new Date() })
    .where(eq(quotations.id, id))
}

/** Replaces the answer to one question. */
export async function replaceChoices(
  tx: Tx,
  quotationId: number,
  stepId: number,
  propertyIds: number[],
): Promise<void> {
  await tx
    .delete(simulationChoices)
    .where(and(eq(simulationChoices.quotationId, quotationId), eq(simulationChoices.stepId, stepId)))
  if (propertyIds.length === 0) return
  await tx.insert(simulationChoices).values(propertyIds.map((propertyId) => ({ quotationId, stepId, propertyId })))
}

export type CartItem = { productId: number; quantity: number; price: string }

/** Replaces the cart. Upgrades and deliveries of products that are no longer in it are deleted. */
export async function replaceCart(tx: Tx, quotationId: number, items: CartItem[]): Promise<void> {
  const kept = items.map(({ productId }) => productId)
  await tx
    .delete(quotationProducts)
    .where(
      and(
        eq(quotationProducts.quotationId, quotationId),
        kept.length > 0 ? notInArray(quotationProducts.productId, kept) : undefined,
      ),
    )
  if (items.length > 0) {
    await tx
      .insert(quotationProducts)
      .values(items.map((item, position) => ({ ...item, quotationId, position })))
      .onConflictDoUpdate({
        target: [quotationProducts.quotationId, quotationProducts.productId],
        set: { quantity: sql`excluded.quantity`, price: sql`excluded.price`, position: sql`excluded.position` },
      })
  }
  await syncUpgradeItems(tx, quotationId)
  const deliveries = tx
    .select({ id: quotationDeliveries.id })
    .from(quotationDeliveries)
    .where(eq(quotationDeliveries.quotationId, quotationId))
  await tx
    .delete(quotationDeliveryItems)
    .where(
      and(
        inArray(quotationDeliveryItems.deliveryId, deliveries),
        kept.length > 0 ? notInArray(quotationDeliveryItems.productId, kept) : undefined,
      ),
    )
}

/** Replaces the copied prices by today's. */
export async function repriceCart(tx: Tx, quotationId: number): Promise<void> {
  await tx
    .update(quotations)
    .set({
      planFactor: sql`(select p.factor from plans p where p.id = quotations.plan_id)`,
      serviceFee: sql`(select s.monthly_fee_per_unit from service_packages s where s.id = quotations.service_package_id)`,
    })
    .where(eq(quotations.id, quotationId))
  await tx
    .update(quotationProducts)
    .set({ price: sql`(select p.price from products p where p.id = quotation_products.product_id)` })
    .where(eq(quotationProducts.quotationId, quotationId))
  await syncUpgradeItems(tx, quotationId)
}

export type NewDelivery = {
  addressId: number
  insurance: boolean
  items: { productId: number; quantity: number }[]
}

export async function replaceDeliveries(tx: Tx, quotationId: number, deliveries: NewDelivery[]): Promise<void> {
  await tx.delete(quotationDeliveries).where(eq(quotationDeliveries.quotationId, quotationId))
  if (deliveries.length === 0) return
  const rows = await tx
    .insert(quotationDeliveries)
    .values(deliveries.map(({ addressId, insurance }) => ({ quotationId, addressId, insurance })))
    .returning({ id: quotationDeliveries.id, addressId: quotationDeliveries.addressId })
  const idOf = new Map(rows.map(({ id, addressId }) => [addressId, id]))
  const items = deliveries.flatMap((delivery) =>
    delivery.items.map((item) => ({ ...item, deliveryId: must(idOf.get(delivery.addressId), 'inserted delivery') })),
  )
  if (items.length > 0) await tx.insert(quotationDeliveryItems).values(items)
}
