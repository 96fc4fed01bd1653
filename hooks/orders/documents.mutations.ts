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
import { useCustomerCommand, useOrderCommand, useStaffCommand } from './useOrderCommand'

type UploadOptions = { onProgress: (sentBytes: number) => void; signal: AbortSignal }
type FileUpload = UploadOptions & { documentId: number; file: File; kind: DocumentFile['kind'] }

/** Uploads a PDF of this document for a file drop, which shows its own failures. */
export function useUploadFile(ref: OrderAddress, documentId: number, kind: DocumentFile['kind'] = 'original') {
  const { mutateAsync } = useOrderCommand(
    ref,
    ({ documentId, file, ...sending }: FileUpload) => uploadFile(ref, documentId, file, sending),
    { quiet: true, mutationKey: orderKeys.uploads(ref) },
  )
  return (file: File, sending: UploadOptions) => mutateAsync({ documentId, file, kind, ...sending })
}

/** The ids of the documents with a running upload. */
export function useUploadingDocuments(ref: OrderAddress): number[] {
  return useMutationState({
    filters: { mutationKey: orderKeys.uploads(ref), status: 'pending' },
    select: ({ state }) => (state.variables as { documentId: number }).documentId,
  })
}

export const useDeleteFile = (ref: OrderAddress) =>
  useOrderCommand(ref, ({ documentId, fileId }: { documentId: number; fileId: number }) =>
    deleteFile(ref, documentId, fileId),
  )

type NewExtraDocument = Partial<UploadOptions> & { documentType: string; file: File }

/** Adds an extra document. The form shows its own failures. */
export const useAddExtraDocument = (ref: OrderAddress) =>
  useOrderCommand(
    ref,
    ({ documentType, file, ...sending }: NewExtraDocument) => addExtraDocument(ref.maskId, documentType, file, sending),
    { quiet: true },
  )

export const useDeleteExtraDocument = (ref: OrderAddress) => useCustomerCommand(ref, deleteExtraDocument)

/** Submits the documents: the turn passes to Arrenda and the files are locked. */
export const useSubmitDocuments = (ref: OrderAddress) => useCustomerCommand(ref, submitDocuments)

/** Staff approve a document, or reprove it with what to correct. */
export const useDecideDocument = (order: OrderKey) =>
  useStaffCommand(order, (key, { documentId, ...decision }: DocumentDecision & { documentId: number }) =>
    decideDocument(key, documentId, decision),
  )

/** Closes the analysis: on to the credit analysis, or back to the customer. */
export const useFinishAnalysis = (order: OrderKey) => useStaffCommand(order, finishAnalysis)
