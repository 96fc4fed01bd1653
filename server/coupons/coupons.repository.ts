import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { coupons } from '@/server/db/schema'

export async function findCouponByCode(db: Db, code: string) {
  const rows = await db
    .select()
    .from(coupons)
    .where(eq(sql`upper(${coupons.discountCode})`, code.toUpperCase()))
    .limit(1)
  return rows[0]
}

/** True for exactly one caller, however many try. */
export async function markCouponUsed(tx: Tx, id: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(coupons)
    .set({ usedAt: new Date() })
    .where(and(eq(coupons.id, id), isNull(coupons.usedAt)))
  return rowCount === 1
}

export async function clearCouponUse(tx: Tx, id: number): Promise<void> {
  await tx.update(coupons).set({ usedAt: null }).where(eq(coupons.id, id))
}
