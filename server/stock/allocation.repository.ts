import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { equipmentUnits, products, rentals, stockHolds } from '@/server/db/schema'

export type UnitRow = { id: number; serial: string; productId: number; status: string }

const unit = {
  id: equipmentUnits.id,
  serial: equipmentUnits.serial,
  productId: equipmentUnits.productId,
  status: equipmentUnits.status,
}

/**
 * What one order may take of each product: units on the shelf less what live holds promise to others. Products are
 * locked by now.
 */
export function readEntitlement(tx: Tx, orderId: number, productIds: number[]) {
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

/** Turns a part of an order's hold into serials: that part is released as `allocated`, the rest stays held. */
export async function allocateHold(tx: Tx, orderId: number, productId: number, quantity: number): Promise<void> {
  const live = and(
    eq(stockHolds.orderId, orderId),
    eq(stockHolds.productId, productId),
    isNull(stockHolds.releasedAt),
    gt(stockHolds.expiresAt, sql`now()`),
  )
  const [hold] = await tx.select().from(stockHolds).where(live).orderBy(asc(stockHolds.id)).limit(1)
  if (!hold) return
  const released = { releasedAt: new Date(), releaseReason: 'allocated' }
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
