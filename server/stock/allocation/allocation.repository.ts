import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { equipmentUnits, products, rentals, stockHolds, unitEvents } from '@/server/db/schema/index'

export type UnitRow = { id: number; serial: string; productId: number; status: string }

const unit = {
  id: equipmentUnits.id,
  serial: equipmentUnits.serial,
  productId: equipmentUnits.productId,
  status: equipmentUnits.status,
}

/**
 * What an order may take of each product: units on the shelf less live holds of other orders. The products must be
 * locked.
 */
export function listEntitlements(tx: Tx, orderId: number, productIds: number[]) {
  return tx
    .select({
      productId: products.id,
      name: products.name,
      available: sql<number>`greatest(0, (
        select count(*) from ${equipmentUnits} u where u.product_id = products.id and u.status = 'UP_FOR_RENTAL'
      ) - coalesce((
        select sum(h.quantity) from ${stockHolds} h where h.product_id = products.id and h.order_id <> ${orderId}
        and h.released_at is null and h.expires_at > now()
      ), 0))`.mapWith(Number),
    })
    .from(products)
    .where(inArray(products.id, productIds))
}

export function lockSerials(tx: Tx, serials: string[]): Promise<UnitRow[]> {
  return tx
    .select(unit)
    .from(equipmentUnits)
    .where(inArray(equipmentUnits.serial, serials))
    .orderBy(asc(equipmentUnits.id))
    .for('update')
}

export async function insertRentals(tx: Tx, rows: (typeof rentals.$inferInsert)[]): Promise<void> {
  await tx.insert(rentals).values(rows)
}

/** Converts a part of an order's hold into serials: that part is released as `allocated`, the rest stays held. */
export async function allocateHold(tx: Tx, orderId: number, productId: number, quantity: number): Promise<void> {
  const live = and(
    eq(stockHolds.orderId, orderId),
    eq(stockHolds.productId, productId),
    isNull(stockHolds.releasedAt),
    gt(stockHolds.expiresAt, sql`now()`),
  )
  const [hold] = await tx.select().from(stockHolds).where(live).orderBy(asc(stockHolds.id)).limit(1)
  if (!hold) return
  const released = { releasedAt: new Date(), releaseReason: 'allocated' as const }
  if (hold.quantity <= quantity) {
    await tx.update(stockHolds).set(released).where(eq(stockHolds.id, hold.id))
    return
  }
  await tx
    .update(stockHolds)
    .set({ quantity: hold.quantity - quantity })
    .where(eq(stockHolds.id, hold.id))
  const { orderId: holder, expiresAt, createdAt } = hold
  await tx.insert(stockHolds).values({ orderId: holder, productId, quantity, expiresAt, createdAt, ...released })
}

export async function lockPackedUnit(tx: Tx, packageId: number, serial: string) {
  const rows = await tx
    .select({ id: equipmentUnits.id, productId: equipmentUnits.productId, serial: equipmentUnits.serial })
    .from(equipmentUnits)
    .innerJoin(rentals, eq(rentals.unitId, equipmentUnits.id))
    .where(and(eq(rentals.packageId, packageId), isNull(rentals.closedAt), eq(equipmentUnits.serial, serial)))
    .for('update')
  return rows[0]
}

/** Deletes the rental of a unit that leaves a package; the unit's own history shows that it was there. */
export async function deleteRental(tx: Tx, packageId: number, unitId: number): Promise<void> {
  await tx.delete(rentals).where(and(eq(rentals.packageId, packageId), eq(rentals.unitId, unitId)))
}

/** The last location of the unit in our warehouse. */
export async function findLastLocation(tx: Tx, unitId: number): Promise<string | null> {
  const rows = await tx
    .select({ location: unitEvents.location })
    .from(unitEvents)
    .where(and(eq(unitEvents.unitId, unitId), isNotNull(unitEvents.location)))
    .orderBy(desc(unitEvents.id))
    .limit(1)
  return rows[0]?.location ?? null
}

/** Holds a unit that leaves a package again, for at least a week; does nothing if the order had no hold. */
export async function restoreHold(tx: Tx, orderId: number, productId: number): Promise<void> {
  const isOf = and(eq(stockHolds.orderId, orderId), eq(stockHolds.productId, productId))
  const [allocated] = await tx
    .select()
    .from(stockHolds)
    .where(and(isOf, eq(stockHolds.releaseReason, 'allocated')))
    .orderBy(desc(stockHolds.id))
    .limit(1)
  if (!allocated) return
  const { quantity } = allocated
  if (quantity === 1) await tx.delete(stockHolds).where(eq(stockHolds.id, allocated.id))
  else {
    await tx
      .update(stockHolds)
      .set({ quantity: quantity - 1 })
      .where(eq(stockHolds.id, allocated.id))
  }
  const expiresAt = sql`greatest(${stockHolds.expiresAt}, now() + interval '7 days')`
  const grown = await tx
    .update(stockHolds)
    .set({ quantity: sql`${stockHolds.quantity} + 1`, expiresAt })
    .where(and(isOf, isNull(stockHolds.releasedAt), gt(stockHolds.expiresAt, sql`now()`)))
    .returning({ id: stockHolds.id })
  if (grown.length > 0) return
  await tx.insert(stockHolds).values({
    orderId,
    productId,
    quantity: 1,
    expiresAt: sql`greatest(${allocated.expiresAt.toISOString()}::timestamptz, now() + interval '7 days')`,
    createdAt: allocated.createdAt,
  })
}
