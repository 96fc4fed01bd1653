import { choosePlan } from '@/services/simulation/quotations.service'
import { useQuotationCommand } from './useQuotationCommand'

/** Chooses the contract length; from then on the total is final. */
export function useChoosePlan(quotationId: number) {
  return useQuotationCommand<{ months: number }>({
    quotationId,
    kind: 'plan',
    run: ({ months }) => choosePlan(quotationId, months),
    preview: (quotation, { months }) => ({ ...quotation, plan: { duration_months: months }, priced_months: months }),
  })
}
