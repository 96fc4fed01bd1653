import { uploadFile } from '@/services/orders/documents.service'
import type { DocumentFile } from '@/services/orders/documents.schema'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { orderKeys } from './orders.queries'
import { useOrderCommand } from './useOrderCommand'

type Sending = { onProgress: (sentBytes: number) => void; signal: AbortSignal }
type Input = Sending & { documentId: number; file: File; kind: DocumentFile['kind'] }

/** How a file drop sends a PDF for this document. The drop shows its own failures, so nothing is toasted. */
export function useUploadFile(ref: OrderRef, documentId: number, kind: DocumentFile['kind'] = 'original') {
  const { mutateAsync } = useOrderCommand(
    ref,
    ({ documentId, file, ...sending }: Input) => uploadFile(ref, documentId, file, sending),
    { quiet: true, mutationKey: orderKeys.uploads(ref) },
  )
  return (file: File, sending: Sending) => mutateAsync({ documentId, file, kind, ...sending })
}
