import { decideDocument } from '@/services/orders/documents.service'
import type { DocumentDecision } from '@/services/orders/documents.schema'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { useOrderCommand } from './useOrderCommand'

/** Staff approve one document, or send it back saying what to correct. */
export const useDecideDocument = (order: ManagedOrder) =>
  useOrderCommand(
    { audience: 'staff', ...order },
    ({ documentId, ...decision }: DocumentDecision & { documentId: number }) =>
      decideDocument(order, documentId, decision),
  )
