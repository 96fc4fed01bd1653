import { packageCommand } from './quotation-commands'
import { useQuotationCommand } from './useQuotationCommand'

export const useChooseServicePackage = (quotationId: number) => useQuotationCommand(quotationId, packageCommand)
