import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { arrayOf, inIds } from '@/server/db/ids'
import {
  equipmentUnits,
  exchanges,
  orderItems,
  orders,
  plans,
  products,
  quotations,
  rentals,
} from '@/server/db/schema/index'
import { ARRIVED_EXCHANGES } from '@/services/equipment/exchanges/exchange-transitions.rules'
import { must } from '@/services/invariant/must.rules'

/**
 * The plan factor of the order: the one stored with the quotation, or the current one if the order has another plan.
 */
const factor = sql<string>`coalesce(
  case when chosen.duration_months = ${orders.durationMonths} then ${quotations.planFactor} end,
  (select p.factor from ${plans} p where p.simulator_id = ${quotations.simulatorId} and p.duration_months = ${orders.durationMonths}),
  1)::text`

/**
 * Units in open rentals with their monthly price. A unit that an upgrade delivered costs what its predecessor cost plus
 * the agreed difference, back to the unit that the order listed.
 */
export async function listRentedUnits(conn: Db, unitIds: readonly number[]) {
  const rented = await conn
    .select({
      unitId: equipmentUnits.id,
      orderId: orders.id,
      companyId: orders.companyId,
      stageName: orders.stageName,
      productId: products.id,
      productTypeId: products.productTypeId,
      factor,
    })
    .from(rentals)
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, rentals.unitId))
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .innerJoin(quotations, eq(quotations.id, orders.quotationId))
    .leftJoin(sql`${plans} chosen`, sql`chosen.id = ${quotations.planId}`)
    .where(and(inIds(rentals.unitId, unitIds), isNull(rentals.closedAt)))
    .orderBy(asc(orders.id), asc(equipmentUnits.id))
  const origins = new Map((await listOrigins(conn, unitIds)).map((origin) => [origin.unitId, origin]))
  const prices = await listPrices(conn, [...origins.values()])
  return rented.flatMap((unit) => {
    const origin = origins.get(unit.unitId)
    // Its rental was closed after the first statement; callers outside a transaction may see that.
    if (!origin) return []
    const { productId, added } = origin
    const price = must(
      prices.find((one) => one.orderId === unit.orderId && one.productId === productId),
      `price of product ${String(productId)}`,
    )
    return {
      ...unit,
      added,
      /** Without and with the service package; null for a product that the order never listed. */
      unitPrice: price.unitPrice,
      serviceFee: price.serviceFee,
      /** Catalogue price, before the plan factor. */
      price: price.price,
    }
  })
}

export type RentedUnit = Awaited<ReturnType<typeof listRentedUnits>>[number]

type Origin = { unitId: number; orderId: number; productId: number; added: string }

/** The product that each unit's line in its order started with, and what upgrades have added since. */
async function listOrigins(conn: Db, unitIds: readonly number[]): Promise<Origin[]> {
  const { rows } = await conn.execute<Origin>(sql`
    with recursive chain as (
      select u.id as leaf, u.id as unit_id, u.product_id, r.order_id, r.package_id, null::int as exchange_id,
        0::numeric(12, 2) as added, 0 as depth
      from equipment_units u join rentals r on r.unit_id = u.id and r.closed_at is null
      where u.id = any(${arrayOf(unitIds)})
      union all
      select c.leaf, old.id, old.product_id, c.order_id, null, x.id, (c.added + x.monthly_difference)::numeric(12, 2), c.depth + 1
      from chain c
      join lateral (
        select * from exchanges x where x.replacement_id = c.unit_id and x.order_id = c.order_id
          and (case when c.exchange_id is null then x.package_id = c.package_id else x.id < c.exchange_id end)
        order by x.id desc limit 1
      ) x on true
      join equipment_units old on old.id = x.unit_id
    )
    select distinct on (leaf) leaf as "unitId", order_id as "orderId", product_id as "productId", added::text
    from chain order by leaf, depth desc`)
  return rows
}

/** The prices that the orders agreed for these products, with the catalogue price as fallback. */
function listPrices(conn: Db, of: readonly Origin[]) {
  const ids = [...new Set(of.map(({ productId }) => productId))]
  const orderIds = [...new Set(of.map(({ orderId }) => orderId))]
  return conn
    .select({
      orderId: orders.id,
      productId: products.id,
      unitPrice: orderItems.unitPrice,
      serviceFee: orderItems.unitServiceFee,
      price: products.price,
    })
    .from(products)
    .innerJoin(orders, inArray(orders.id, [...orderIds, 0]))
    .leftJoin(orderItems, and(eq(orderItems.orderId, orders.id), eq(orderItems.productId, products.id)))
    .where(inIds(products.id, ids))
}

/** Active products of these types, cheapest first. */
export const listOffered = (conn: Db, typeIds: readonly number[]) =>
  conn
    .select({ id: products.id, name: products.name, images: products.images, price: products.price })
    .from(products)
    .where(and(eq(products.active, true), inIds(products.productTypeId, typeIds)))
    .orderBy(asc(products.price), asc(products.name))

/** These products, active or not. */
export const listProducts = (conn: Db, ids: readonly number[]) =>
  conn
    .select({ id: products.id, name: products.name, images: products.images })
    .from(products)
    .where(inIds(products.id, ids))
    .orderBy(asc(products.name))

/** What the delivered exchanges of an order add to its monthly fee. */
export async function sumDifferences(conn: Db, orderId: number): Promise<string> {
  const rows = await conn
    .select({ sum: sql<string>`coalesce(sum(${exchanges.monthlyDifference}), 0)::numeric(12, 2)::text` })
    .from(exchanges)
    .where(and(eq(exchanges.orderId, orderId), inArray(exchanges.status, [...ARRIVED_EXCHANGES])))
  return must(rows[0], 'sum of differences').sum
}
