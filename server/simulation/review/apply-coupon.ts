import { usableCoupon } from '@/server/coupons/coupons.service'
import type { QuotationOwner } from '@/services/auth/actor.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { changeQuotation } from '../change-quotation'
import { fullFeeForCoupon } from '../price-quotation'
import { updateQuotation } from '../quotation-changes.repository'
import { readQuotation } from '../quotation-state'

/**
 * Applies a coupon to a quotation; an empty code removes it. It is consumed when the quotation is finished.
 * Refuses 409 `coupon_not_valid` and `coupon_used`.
 */
export function applyCoupon(who: QuotationOwner, quotationId: number, discountCode: string): Promise<Quotation> {
  return changeQuotation(who, quotationId, async (tx, { companyId }) => {
    if (discountCode === '') return updateQuotation(tx, quotationId, { couponId: null })
    const fullFeeCents = fullFeeForCoupon(await readQuotation(tx, quotationId))
    const coupon = await usableCoupon(tx, discountCode, { companyId, fullFeeCents, now: new Date() })
    await updateQuotation(tx, quotationId, { couponId: coupon.id })
  })
}
