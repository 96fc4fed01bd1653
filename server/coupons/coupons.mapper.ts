import type { Actor } from '@/services/auth/actor.rules'
import { maySeeCompany } from '@/services/auth/visibility.rules'
import { couponStatus } from '@/services/coupons/coupon-list.rules'
import { mayWithdrawCoupon } from '@/services/coupons/coupon-visibility.rules'
import type { Coupon } from '@/services/coupons/coupons.schema'
import type { ListedCoupon } from './coupon-lists.repository'

/** A coupon for any company may have been used by one that the actor may not see: then only its use is shown. */
export function toCoupon(actor: Actor, row: ListedCoupon, now: Date): Coupon {
  const { coupon, company, issuer, user, order, buyer } = row
  const status = couponStatus(coupon, now)
  const isSeen = buyer !== null && maySeeCompany(actor, buyer.id)
  return {
    id: coupon.id,
    discount_code: coupon.discountCode,
    order_value: coupon.orderValue,
    desired_value: coupon.desiredValue,
    discount: coupon.discount,
    company: company && toRef(company),
    expires_at: coupon.expiresAt?.toISOString() ?? null,
    status,
    used: coupon.usedAt !== null,
    used_at: coupon.usedAt?.toISOString() ?? null,
    used_by: isSeen ? (user?.name ?? null) : null,
    order: isSeen && order ? { order_mask_id: order.maskId, company: toRef(buyer) } : null,
    created_by: issuer?.name ?? null,
    created_at: coupon.createdAt.toISOString(),
    can_withdraw: status === 'open' && mayWithdrawCoupon(actor, coupon),
  }
}

/** A coupon as the history stores it. */
export const toCouponRecord = ({ coupon }: Pick<ListedCoupon, 'coupon'>) => ({
  discount_code: coupon.discountCode,
  order_value: coupon.orderValue,
  desired_value: coupon.desiredValue,
  discount: coupon.discount,
  company: coupon.companyId,
  expires_at: coupon.expiresAt?.toISOString() ?? null,
})

const toRef = ({ id, corporateName }: { id: number; corporateName: string }) => ({ id, corporate_name: corporateName })
