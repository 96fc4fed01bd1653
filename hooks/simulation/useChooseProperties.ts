import { answerCommand } from './quotation-commands'
import { useQuotationCommand } from './useQuotationCommand'

export const useChooseProperties = (quotationId: number, step: number) =>
  useQuotationCommand(quotationId, answerCommand(step))
