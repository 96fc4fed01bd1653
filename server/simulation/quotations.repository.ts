import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import {
  addresses,
  companies,
  coupons,
  orders,
  plans,
  productTypes,
  products,
  properties,
  propertySimulators,
  quotationDeliveries,
  quotationDeliveryItems,
  quotationProducts,
  quotations,
  servicePackages,
  simulationChoices,
  steps,
} from '@/server/db/schema'

/** The question last answered or, when it is no longer asked, the last one before it that is. */
export const questionReached = sql<number | null>`(
  select s.id from ${steps} s join ${steps} reached on reached.id = quotations.step_id
  where s.simulator_id = reached.simulator_id and s.active
    and (s.id = reached.id or (not reached.active and s.position < reached.position))
  order by s.position desc limit 1)`

/** The quotation with its plan, package, coupon and order. */
export async function findQuotation(db: Db, id: number) {
  const rows = await db
    .select({
      quotation: quotations,
      questionReached,
      plan: plans,
      servicePackage: servicePackages,
      coupon: coupons,
      orderMaskId: orders.orderMaskId,
    })
    .from(quotations)
    .innerJoin(servicePackages, eq(servicePackages.id, quotations.servicePackageId))
    .leftJoin(plans, eq(plans.id, quotations.planId))
    .leftJoin(coupons, eq(coupons.id, quotations.couponId))
    .leftJoin(orders, eq(orders.quotationId, quotations.id))
    .where(eq(quotations.id, id))
  return rows[0]
}

export type QuotationRow = NonNullable<Awaited<ReturnType<typeof findQuotation>>>

/** The bare row, locked until the end of the transaction. */
export async function lockQuotation(tx: Tx, id: number) {
  const rows = await tx.select().from(quotations).where(eq(quotations.id, id)).for('update')
  return rows[0]
}

export type LockedQuotation = NonNullable<Awaited<ReturnType<typeof lockQuotation>>>

/** The answer is still offered, and the question still asked. */
const isOffered = and(
  eq(steps.active, true),
  eq(properties.active, true),
  sql`exists (select 1 from ${propertySimulators} ps
    where ps.property_id = properties.id and ps.simulator_id = steps.simulator_id)`,
)

/** The answers in the order of the questions; in an open quotation only those that can still be given. */
export function listChoices(db: Db, quotationId: number) {
  return db
    .select({
      id: simulationChoices.id,
      stepId: simulationChoices.stepId,
      stepPosition: steps.position,
      propertyId: properties.id,
      name: properties.name,
    })
    .from(simulationChoices)
    .innerJoin(steps, eq(steps.id, simulationChoices.stepId))
    .innerJoin(properties, eq(properties.id, simulationChoices.propertyId))
    .innerJoin(quotations, eq(quotations.id, simulationChoices.quotationId))
    .where(and(eq(simulationChoices.quotationId, quotationId), or(isOffered, ne(quotations.status, 'open'))))
    .orderBy(asc(steps.position), asc(properties.position), asc(properties.id))
}

export type ChoiceRow = Awaited<ReturnType<typeof listChoices>>[number]

/** The cart; `price` is from when the product was added, `product.price` today's. */
export const listCart = (db: Db, quotationId: number) => listCarts(db, [quotationId])

export function listCarts(db: Db, quotationIds: readonly number[]) {
  return db
    .select({
      quotationId: quotationProducts.quotationId,
      quantity: quotationProducts.quantity,
      price: quotationProducts.price,
      product: products,
      productType: productTypes,
    })
    .from(quotationProducts)
    .innerJoin(products, eq(products.id, quotationProducts.productId))
    .innerJoin(productTypes, eq(productTypes.id, products.productTypeId))
    .where(inArray(quotationProducts.quotationId, [...quotationIds]))
    .orderBy(asc(quotationProducts.quotationId), asc(quotationProducts.position), asc(products.id))
}

export type CartRow = Awaited<ReturnType<typeof listCart>>[number]

/** The deliveries, also those without items yet; deleted addresses only of quotations that are no longer open. */
export function listDeliveries(db: Db, quotationId: number) {
  return db
    .select({
      addressId: quotationDeliveries.addressId,
      addressName: addresses.label,
      insurance: quotationDeliveries.insurance,
      items: sql<{ product_id: number; quantity: number }[]>`coalesce(
        json_agg(json_build_object('product_id', i.product_id, 'quantity', i.quantity) order by i.product_id)
        filter (where i.product_id is not null), '[]'::json)`,
    })
    .from(quotationDeliveries)
    .innerJoin(quotations, eq(quotations.id, quotationDeliveries.quotationId))
    .innerJoin(addresses, eq(addresses.id, quotationDeliveries.addressId))
    .leftJoin(sql`${quotationDeliveryItems} i`, sql`i.delivery_id = ${quotationDeliveries.id}`)
    .where(and(eq(quotationDeliveries.quotationId, quotationId), or(addresses.active, ne(quotations.status, 'open'))))
    .groupBy(quotationDeliveries.id, addresses.id)
    .orderBy(asc(quotationDeliveries.id))
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number]

/** True when the company is activated, and may order. */
export async function companyIsActive(db: Db, companyId: number): Promise<boolean> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.active, true)))
  return rows.length === 1
}
