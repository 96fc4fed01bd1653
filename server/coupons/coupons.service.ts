import { recordEvent } from '@/server/audit/audit.service'
import type { Db, Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import {
  type CouponObjection,
  couponObjection,
  type CouponPurpose,
  UNKNOWN_COUPON,
  USED_COUPON,
  WITHDRAWN_COUPON,
} from '@/services/coupons/coupon-objection.rules'
import { toCents } from '@/services/simulation/money.rules'
import { clearCouponUse, type CouponRow, findCouponByCode, lockCoupon, markCouponUsed } from './coupons.repository'

/** The refusal for a coupon that cannot be used for this purpose, or null. */
export function couponRefusal(coupon: CouponRow, purpose: CouponPurpose): Refusal | null {
  const objection = couponObjection({ ...coupon, orderValueCents: toCents(coupon.orderValue) }, purpose)
  return objection && refusalFor(objection)
}

/**
 * The coupon with a code, ignoring case. Refuses 409 `coupon_not_valid` (unknown, of another company, withdrawn,
 * expired, for a larger order) and `coupon_used`.
 */
export async function usableCoupon(
  db: Db,
  code: string,
  purpose: CouponPurpose,
): Promise<{ id: number; discountCode: string; discount: string }> {
  const coupon = await findCouponByCode(db, code)
  if (!coupon) throw refusalFor(UNKNOWN_COUPON)
  const refusal = couponRefusal(coupon, purpose)
  if (refusal) throw refusal
  return coupon
}

/** A coupon, and the order that uses it. */
type CouponUse = { couponId: number; orderId: number }

/**
 * Uses a coupon. Refuses 409 `coupon_used` when a concurrent order has used it, since a coupon can be used once, and
 * `coupon_not_valid` when it was withdrawn concurrently.
 */
export async function consumeCoupon(tx: Tx, actor: Actor, { couponId, orderId }: CouponUse): Promise<void> {
  const coupon = await markCouponUsed(tx, couponId, actor.id)
  if (!coupon) {
    const present = await lockCoupon(tx, couponId)
    throw refusalFor(present?.withdrawnAt ? WITHDRAWN_COUPON : USED_COUPON)
  }
  await recordEvent(tx, actor, { ...eventOf(coupon), action: 'used', after: { order: orderId } })
}

/** Makes a coupon usable again, after its order was cancelled or got another coupon. */
export async function releaseCoupon(tx: Tx, actor: Actor, { couponId, orderId }: CouponUse): Promise<void> {
  const coupon = await clearCouponUse(tx, couponId)
  if (coupon) await recordEvent(tx, actor, { ...eventOf(coupon), action: 'given_back', before: { order: orderId } })
}

const eventOf = ({ id, companyId }: CouponRow) => ({ model: 'coupon' as const, objectId: id, companyId })

const refusalFor = ({ code, sentence }: CouponObjection): Refusal => new Refusal(code, { errors: [sentence] })
