import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { orders, products, stockHolds } from '@/server/db/schema/index'
import type { ReleaseReason } from '@/server/db/schema/stock'

export type HoldItem = { productId: number; quantity: number }

export async function insertHolds(tx: Tx, orderId: number, items: HoldItem[], expiresAt: Date): Promise<void> {
  await tx.insert(stockHolds).values(items.map((item) => ({ ...item, orderId, expiresAt })))
}

const isLive = () => and(isNull(stockHolds.releasedAt), gt(stockHolds.expiresAt, sql`now()`))

/** Extends the order's live holds until then; later expiry dates set by staff stay. */
export async function extendHoldsUntil(tx: Tx, orderId: number, expiresAt: Date): Promise<void> {
  await tx
    .update(stockHolds)
    .set({ expiresAt: sql`greatest(${stockHolds.expiresAt}, ${expiresAt.toISOString()}::timestamptz)` })
    .where(and(eq(stockHolds.orderId, orderId), isLive()))
}

/** The last hold per product of the order where it lapsed or staff released it, with no newer one. */
export async function listLapsedHolds(tx: Tx, orderId: number): Promise<HoldItem[]> {
  const newest = await tx
    .selectDistinctOn([stockHolds.productId], {
      productId: stockHolds.productId,
      quantity: stockHolds.quantity,
      isLapsed: sql<boolean>`coalesce(${stockHolds.releaseReason} in ('expired', 'released'), ${stockHolds.expiresAt} <= now())`,
    })
    .from(stockHolds)
    .where(eq(stockHolds.orderId, orderId))
    .orderBy(stockHolds.productId, desc(stockHolds.id))
  return newest.filter(({ isLapsed }) => isLapsed).map(({ productId, quantity }) => ({ productId, quantity }))
}

/** Ends all unreleased holds of the order, live or lapsed. */
export async function endHolds(tx: Tx, orderId: number, reason: ReleaseReason): Promise<void> {
  await tx
    .update(stockHolds)
    .set({ releasedAt: new Date(), releaseReason: reason })
    .where(and(eq(stockHolds.orderId, orderId), isNull(stockHolds.releasedAt)))
}

export async function expireHoldsOf(tx: Tx, orderId: number): Promise<void> {
  await tx
    .update(stockHolds)
    .set({ releasedAt: new Date(), releaseReason: 'expired' })
    .where(and(eq(stockHolds.orderId, orderId), isNull(stockHolds.releasedAt), lte(stockHolds.expiresAt, sql`now()`)))
}

/** Marks every expired hold; returns the orders that lost theirs. */
export async function expireHolds(tx: Tx): Promise<{ orderId: number; companyId: number }[]> {
  const lapsed = tx.$with('lapsed').as(
    tx
      .update(stockHolds)
      .set({ releasedAt: new Date(), releaseReason: 'expired' })
      .where(and(isNull(stockHolds.releasedAt), lte(stockHolds.expiresAt, sql`now()`)))
      .returning({ orderId: stockHolds.orderId }),
  )
  return tx
    .with(lapsed)
    .selectDistinct({ orderId: orders.id, companyId: orders.companyId })
    .from(orders)
    .innerJoin(lapsed, eq(lapsed.orderId, orders.id))
    .orderBy(orders.id)
}

export async function findHold(tx: Tx, id: number) {
  const rows = await tx
    .select({
      hold: stockHolds,
      companyId: orders.companyId,
      productName: products.name,
      isLive: sql<boolean>`${isLive()}`,
    })
    .from(stockHolds)
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .innerJoin(products, eq(products.id, stockHolds.productId))
    .where(eq(stockHolds.id, id))
  return rows[0]
}

export type HoldOfOrder = NonNullable<Awaited<ReturnType<typeof findHold>>>

/** Locks the order of a hold until the end of the transaction. */
export async function lockHoldOrder(tx: Tx, orderId: number): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update')
}

export async function endHold(tx: Tx, id: number, reason: ReleaseReason): Promise<void> {
  await tx.update(stockHolds).set({ releasedAt: new Date(), releaseReason: reason }).where(eq(stockHolds.id, id))
}

export async function setHoldExpiry(tx: Tx, id: number, expiresAt: Date): Promise<void> {
  await tx.update(stockHolds).set({ expiresAt }).where(eq(stockHolds.id, id))
}

/** Releases the surplus of the order's live holds of a product above a limit, newest first. */
export async function reduceHolds(
  tx: Tx,
  { orderId, productId }: { orderId: number; productId: number },
  most: number,
): Promise<void> {
  const live = await tx
    .select({ id: stockHolds.id, quantity: stockHolds.quantity })
    .from(stockHolds)
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.productId, productId), isLive()))
    .orderBy(desc(stockHolds.id))
  let surplus = live.reduce((sum, { quantity }) => sum + quantity, 0) - most
  for (const { id, quantity } of live) {
    if (surplus <= 0) return
    if (quantity <= surplus) await endHold(tx, id, 'cancelled')
    else {
      await tx
        .update(stockHolds)
        .set({ quantity: quantity - surplus })
        .where(eq(stockHolds.id, id))
    }
    surplus -= quantity
  }
}
