import { useMutationState } from '@tanstack/react-query'
import type { DocumentDecision, DocumentFile } from '@/services/orders/documents/documents.schema'
import {
  addExtraDocument,
  decideDocument,
  deleteExtraDocument,
  deleteFile,
  uploadFile,
} from '@/services/orders/documents/documents.service'
import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import { submitDocuments } from '@/services/orders/orders.service'
import { finishAnalysis } from '@/services/orders/staff-orders.service'
import { orderKeys } from './order-keys'
import { useOrderCommand } from './useOrderCommand'

type UploadOptions = { onProgress: (sentBytes: number) => void; signal: AbortSignal }
type FileUpload = UploadOptions & { documentId: number; file: File; kind: DocumentFile['kind'] }

/** How a file drop sends a PDF for this document. The drop shows its own failures, so nothing is toasted. */
export function useUploadFile(ref: OrderAddress, documentId: number, kind: DocumentFile['kind'] = 'original') {
  const { mutateAsync } = useOrderCommand(
    ref,
    ({ documentId, file, ...sending }: FileUpload) => uploadFile(ref, documentId, file, sending),
    { quiet: true, mutationKey: orderKeys.uploads(ref) },
  )
  return (file: File, sending: UploadOptions) => mutateAsync({ documentId, file, kind, ...sending })
}

/** The documents of an order whose files are on their way now, by their ids. */
export function useUploadingDocuments(ref: OrderAddress): number[] {
  return useMutationState({
    filters: { mutationKey: orderKeys.uploads(ref), status: 'pending' },
    select: ({ state }) => (state.variables as { documentId: number }).documentId,
  })
}

/** Takes a file off a document that is still open for changes. */
export const useDeleteFile = (ref: OrderAddress) =>
  useOrderCommand(ref, ({ documentId, fileId }: { documentId: number; fileId: number }) =>
    deleteFile(ref, documentId, fileId),
  )

type NewExtraDocument = {
  documentType: string
  file: File
  onProgress?: (sentBytes: number) => void
  signal?: AbortSignal
}

/** Adds an extra document. The form shows its own failures. */
export const useAddExtraDocument = (ref: OrderAddress) =>
  useOrderCommand(
    ref,
    ({ documentType, file, ...sending }: NewExtraDocument) => addExtraDocument(ref.maskId, documentType, file, sending),
    { quiet: true },
  )

export const useDeleteExtraDocument = (ref: OrderAddress) =>
  useOrderCommand(ref, (documentId: number) => deleteExtraDocument(ref.maskId, documentId))

/** Hands the documents in: the order passes to Arrenda and the files are locked. */
export const useSubmitDocuments = (ref: OrderAddress) => useOrderCommand(ref, () => submitDocuments(ref.maskId))

/** Staff approve one document, or send it back saying what to correct. */
export const useDecideDocument = (order: OrderKey) =>
  useOrderCommand(
    { audience: 'staff', ...order },
    ({ documentId, ...decision }: DocumentDecision & { documentId: number }) =>
      decideDocument(order, documentId, decision),
  )

/** Closes the analysis of documents: on to the credit, or back to the customer. */
export const useFinishAnalysis = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, () => finishAnalysis(order))
