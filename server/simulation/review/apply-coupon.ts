import { usableCoupon } from '@/server/coupons/coupons.service'
import { type LimitKey, throttleFailures } from '@/server/http/throttle'
import { isVisitor, type QuotationOwner } from '@/services/auth/actor.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { changeQuotation } from '../change-quotation'
import { fullFeeForCoupon } from '../price-quotation'
import { updateQuotation } from '../quotation-changes.repository'
import { readQuotation } from '../quotation-state'

/**
 * Applies a coupon to a quotation; an empty code removes it. It is consumed when the quotation is finished.
 * Refuses 409 `coupon_not_valid` and `coupon_used`, 429 after too many codes that were refused.
 */
export function applyCoupon(who: QuotationOwner, quotationId: number, discountCode: string): Promise<Quotation> {
  if (discountCode === '') {
    return changeQuotation(who, quotationId, (tx) => updateQuotation(tx, quotationId, { couponId: null }))
  }
  return throttleFailures(guessesOf(who), () =>
    changeQuotation(who, quotationId, async (tx, { companyId }) => {
      const fullFeeCents = fullFeeForCoupon(await readQuotation(tx, quotationId))
      const coupon = await usableCoupon(tx, discountCode, { companyId, fullFeeCents, now: new Date() })
      await updateQuotation(tx, quotationId, { couponId: coupon.id })
    }),
  )
}

/** Codes are chosen by people and short: whoever guesses is stopped, alone or with colleagues. A visitor has one quotation. */
const guessesOf = (who: QuotationOwner): LimitKey[] =>
  isVisitor(who)
    ? [['coupon-visitor', String(who.quotationId)]]
    : [
        ['coupon-person', String(who.id)],
        ['coupon-company', String(who.companyId)],
      ]
