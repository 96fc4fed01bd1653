import { planCommand } from './quotation-commands'
import { useQuotationCommand } from './useQuotationCommand'

export const useChoosePlan = (quotationId: number) => useQuotationCommand(quotationId, planCommand)
