import type { OrderRef } from '@/services/orders/order-ref.rules'
import { submitDocuments } from '@/services/orders/orders.service'
import { useOrderCommand } from './useOrderCommand'

/** Hands the documents in: the order passes to Arrenda and the files are locked. */
export const useSubmitDocuments = (ref: OrderRef) => useOrderCommand(ref, () => submitDocuments(ref.maskId))
