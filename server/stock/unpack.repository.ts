import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { equipmentUnits, rentals, stockHolds, unitEvents } from '@/server/db/schema'

/** A unit in a parcel, locked. */
export async function lockPacked(tx: Tx, packageId: number, serial: string) {
  const rows = await tx
    .select({ id: equipmentUnits.id, productId: equipmentUnits.productId, serial: equipmentUnits.serial })
    .from(equipmentUnits)
    .innerJoin(rentals, eq(rentals.unitId, equipmentUnits.id))
    .where(and(eq(rentals.packageId, packageId), isNull(rentals.closedAt), eq(equipmentUnits.serial, serial)))
    .for('update')
  return rows[0]
}

/** What is in a parcel are its rentals; that the unit was in it, the unit's own history tells. */
export async function deleteRental(tx: Tx, packageId: number, unitId: number): Promise<void> {
  await tx.delete(rentals).where(and(eq(rentals.packageId, packageId), eq(rentals.unitId, unitId)))
}

/** Where the unit stood in our own house last. */
export async function lastLocation(tx: Tx, unitId: number): Promise<string | null> {
  const rows = await tx
    .select({ location: unitEvents.location })
    .from(unitEvents)
    .where(and(eq(unitEvents.unitId, unitId), isNotNull(unitEvents.location)))
    .orderBy(desc(unitEvents.id))
    .limit(1)
  return rows[0]?.location ?? null
}

/** Makes a unit that had become a serial a promise again, for a week at least; nothing where none had been promised. */
export async function giveBackHold(tx: Tx, orderId: number, productId: number): Promise<void> {
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
