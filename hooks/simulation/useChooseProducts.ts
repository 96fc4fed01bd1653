import { productsCommand } from './quotation-commands'
import { useQuotationCommand } from './useQuotationCommand'

export const useChooseProducts = (quotationId: number) => useQuotationCommand(quotationId, productsCommand)
