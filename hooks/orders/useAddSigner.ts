import { addSigner } from '@/services/orders/documents.service'
import type { NewSigner } from '@/services/orders/documents.schema'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { useOrderCommand } from './useOrderCommand'

/** Names one who signs a contract or term, or witnesses it. Field errors go to the form. */
export const useAddSigner = (ref: OrderRef, documentId: number) =>
  useOrderCommand(ref, (signer: NewSigner) => addSigner(ref, documentId, signer))
