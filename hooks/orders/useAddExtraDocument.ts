import { addExtraDocument } from '@/services/orders/documents.service'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { useOrderCommand } from './useOrderCommand'

type Input = {
  documentType: string
  file: File
  onProgress?: (sentBytes: number) => void
  signal?: AbortSignal
}

/** Adds a document that nobody asked for. The form shows its own failures. */
export const useAddExtraDocument = (ref: OrderRef) =>
  useOrderCommand(
    ref,
    ({ documentType, file, ...sending }: Input) => addExtraDocument(ref.maskId, documentType, file, sending),
    { quiet: true },
  )
