import { couponCommand } from './quotation-commands'
import { useQuotationCommand } from './useQuotationCommand'

export const useApplyCoupon = (quotationId: number) => useQuotationCommand(quotationId, couponCommand)
