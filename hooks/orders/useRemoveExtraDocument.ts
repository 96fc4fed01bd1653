import { removeExtraDocument } from '@/services/orders/documents.service'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { useOrderCommand } from './useOrderCommand'

export const useRemoveExtraDocument = (ref: OrderRef) =>
  useOrderCommand(ref, (documentId: number) => removeExtraDocument(ref.maskId, documentId))
