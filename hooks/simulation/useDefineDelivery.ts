import { deliveryCommand } from './quotation-commands'
import { useQuotationCommand } from './useQuotationCommand'

export const useDefineDelivery = (quotationId: number) => useQuotationCommand(quotationId, deliveryCommand)
