import { useMutationState } from '@tanstack/react-query'
import type { DocumentChecks, DocumentDecision, DocumentFile } from '@/services/orders/documents/documents.schema'
import {
  addExtraDocument,
  decideDocument,
  deleteExtraDocument,
  deleteFile,
  setDocumentChecks,
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

/** A decision waits for the ticks made before it. */
const inTurn = ({ companyId, maskId }: OrderKey) => ({ scope: { id: `documents of ${String(companyId)}/${maskId}` } })

/** Staff approve a document, or reprove it with what to correct. */
export const useDecideDocument = (order: OrderKey) =>
  useOrderCommand(
    { audience: 'staff', ...order },
    ({ documentId, ...decision }: DocumentDecision & { documentId: number }) =>
      decideDocument(order, documentId, decision),
    inTurn(order),
  )

/** Staff tick or untick points of a document. @returns the command, and what is on its way, by point */
export function useSetDocumentChecks(order: OrderKey, documentId: number) {
  const ref = { audience: 'staff', ...order } as const
  const mutationKey = orderKeys.checks(ref, documentId)
  const run = (checks: DocumentChecks) => setDocumentChecks(order, documentId, checks)
  const { mutateAsync } = useOrderCommand(ref, run, { mutationKey, ...inTurn(order) })
  const sent = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as DocumentChecks,
  })
  return {
    setChecks: (points: string[], checked: boolean) => mutateAsync({ points, checked }),
    pending: new Map(sent.flatMap(({ points, checked }) => points.map((point) => [point, checked] as const))),
  }
}

/** Closes the analysis: on to the credit analysis, or back to the customer. */
export const useFinishAnalysis = (order: OrderKey) => useStaffCommand(order, finishAnalysis)
