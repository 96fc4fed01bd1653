import { removeSigner } from '@/services/orders/documents.service'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { useOrderCommand } from './useOrderCommand'

/** Takes off one who was to sign or witness a contract or term. */
export const useRemoveSigner = (ref: OrderRef, documentId: number) =>
  useOrderCommand(ref, (signerId: number) => removeSigner(ref, documentId, signerId))
