import { removeFile } from '@/services/orders/documents.service'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { useOrderCommand } from './useOrderCommand'

/** Takes a file off a document that is still open for changes. */
export const useRemoveFile = (ref: OrderRef) =>
  useOrderCommand(ref, ({ documentId, fileId }: { documentId: number; fileId: number }) =>
    removeFile(ref, documentId, fileId),
  )
