import type { Db, Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { objectionTo, UNKNOWN_COUPON, type CouponObjection, type Purpose } from '@/services/coupons/coupons.rules'
import { toCents } from '@/services/simulation/money.rules'
import { clearCouponUse, findCouponByCode, markCouponUsed } from './coupons.repository'

type CouponRow = NonNullable<Awaited<ReturnType<typeof findCouponByCode>>>

/** The refusal for a coupon that cannot serve this purpose, or null. */
export function couponRefusal(coupon: CouponRow, purpose: Purpose): Refusal | null {
  const objection = objectionTo({ ...coupon, orderValueCents: toCents(coupon.orderValue) }, purpose)
  return objection && refusalFor(objection)
}

/**
 * The coupon of a code, whatever its case.
 * Refuses 409 `coupon_not_valid` (unknown, of another company, expired, for a larger order) and `coupon_used`.
 */
export async function usableCoupon(
  db: Db,
  code: string,
  purpose: Purpose,
): Promise<{ id: number; discountCode: string; discount: string }> {
  const coupon = await findCouponByCode(db, code)
  if (!coupon) throw refusalFor(UNKNOWN_COUPON)
  const refusal = couponRefusal(coupon, purpose)
  if (refusal) throw refusal
  return coupon
}

/** Uses a coupon up. Refuses 409 `coupon_used` when another order was faster: a coupon serves once. */
export async function consumeCoupon(tx: Tx, id: number): Promise<void> {
  if (!(await markCouponUsed(tx, id))) throw new Refusal('coupon_used')
}

/** Makes a coupon usable again: its order was cancelled. */
export async function giveBackCoupon(tx: Tx, id: number): Promise<void> {
  await clearCouponUse(tx, id)
}

const refusalFor = ({ code, sentence }: CouponObjection): Refusal => new Refusal(code, { errors: [sentence] })
