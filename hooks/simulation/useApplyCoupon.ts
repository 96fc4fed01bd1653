import { applyCoupon } from '@/services/simulation/quotations.service'
import { useQuotationCommand } from './useQuotationCommand'

/** Puts a coupon on the quotation or, with an empty code, takes it off. What is wrong with a code is said at the field. */
export function useApplyCoupon(quotationId: number) {
  return useQuotationCommand<{ code: string }>({
    quotationId,
    kind: 'coupon',
    run: ({ code }) => applyCoupon(quotationId, code),
    meta: { quietCodes: ['coupon_not_valid', 'coupon_used', 'invalid'] },
  })
}
