import { choosePlan } from '@/services/simulation/quotations.service'
import { simulationKeys } from './simulation.queries'
import { useQuotationCommand } from './useQuotationCommand'

/** Chooses the contract length; from then on the total is final, and what a question offers is priced in that plan. */
export function useChoosePlan(quotationId: number) {
  return useQuotationCommand<{ months: number }>({
    quotationId,
    kind: 'plan',
    run: ({ months }) => choosePlan(quotationId, months),
    preview: (quotation, { months }) => ({ ...quotation, plan: { duration_months: months }, priced_months: months }),
    outdates: [simulationKeys.options({ quotation: quotationId })],
  })
}
