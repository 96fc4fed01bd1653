import { commentCommand } from './quotation-commands'
import { useQuotationCommand } from './useQuotationCommand'

export const useChangeComment = (quotationId: number) => useQuotationCommand(quotationId, commentCommand)
