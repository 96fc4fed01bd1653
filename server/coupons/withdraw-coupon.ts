import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { type CouponStatus, couponStatus } from '@/services/coupons/coupon-list.rules'
import { maySeeCoupon, mayWithdrawCoupon } from '@/services/coupons/coupon-visibility.rules'
import { lockCoupon, markCouponWithdrawn } from './coupons.repository'

/**
 * Withdraws an unused coupon: it can no longer be used, not even by open quotations that have it. The row and its
 * history stay. Refuses 404 for a coupon that the actor does not see, 403 to a salesperson for a coupon for any
 * company, 409 `coupon_used` once an order has it, 409 `conflict` for one that has expired or was already withdrawn.
 */
export function withdrawCoupon(actor: Actor, id: number): Promise<void> {
  return transaction(async (tx) => {
    const coupon = orNotFound(await lockCoupon(tx, id))
    if (!maySeeCoupon(actor, coupon)) throw new Refusal('not_found')
    if (!mayWithdrawCoupon(actor, coupon)) throw new Refusal('forbidden')
    const now = new Date()
    const refusal = REFUSALS[couponStatus(coupon, now)]
    if (refusal) throw new Refusal(refusal.code, { errors: [refusal.sentence] })
    await markCouponWithdrawn(tx, id, now)
    await recordEvent(tx, actor, { model: 'coupon', objectId: id, companyId: coupon.companyId, action: 'withdrawn' })
  })
}

const REFUSALS: Record<CouponStatus, { code: 'coupon_used' | 'conflict'; sentence: string } | null> = {
  open: null,
  used: { code: 'coupon_used', sentence: 'Esse cupom já foi usado em um pedido. Cancele o pedido para liberá-lo.' },
  expired: { code: 'conflict', sentence: 'Esse cupom já venceu: não serve mais a ninguém.' },
  withdrawn: { code: 'conflict', sentence: 'Esse cupom já foi retirado.' },
}
