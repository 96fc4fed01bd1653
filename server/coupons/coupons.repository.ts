import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { coupons } from '@/server/db/schema'

export type CouponRow = typeof coupons.$inferSelect

export async function findCouponByCode(db: Db, code: string): Promise<CouponRow | undefined> {
  const rows = await db
    .select()
    .from(coupons)
    .where(eq(sql`upper(${coupons.discountCode})`, code.toUpperCase()))
    .limit(1)
  return rows[0]
}

/** The coupon, locked until the end of the transaction. */
export async function lockCoupon(tx: Tx, id: number): Promise<CouponRow | undefined> {
  const rows = await tx.select().from(coupons).where(eq(coupons.id, id)).for('no key update')
  return rows[0]
}

/** The new coupon, or undefined when its code is taken. */
export async function insertCoupon(tx: Tx, fields: typeof coupons.$inferInsert): Promise<CouponRow | undefined> {
  const rows = await tx.insert(coupons).values(fields).onConflictDoNothing().returning()
  return rows[0]
}

/**
 * Marks a coupon as used; only one of several concurrent callers gets it. Undefined for the others, and for a withdrawn
 * coupon.
 */
export async function markCouponUsed(tx: Tx, id: number, userId: number): Promise<CouponRow | undefined> {
  const rows = await tx
    .update(coupons)
    .set({ usedAt: new Date(), usedBy: userId })
    .where(and(eq(coupons.id, id), isNull(coupons.usedAt), isNull(coupons.withdrawnAt)))
    .returning()
  return rows[0]
}

export async function clearCouponUse(tx: Tx, id: number): Promise<CouponRow | undefined> {
  const rows = await tx.update(coupons).set({ usedAt: null, usedBy: null }).where(eq(coupons.id, id)).returning()
  return rows[0]
}

export async function markCouponWithdrawn(tx: Tx, id: number, withdrawnAt: Date): Promise<void> {
  await tx.update(coupons).set({ withdrawnAt }).where(eq(coupons.id, id))
}
