import { http } from '@/services/http/client'
import { getPdf } from '@/services/http/files'
import { type OrderAddress, type OrderKey, orderPath } from '../order-address.rules'
import type { Order } from '../orders.schema'
import type { DocumentDecision, DocumentFile, NewSigner } from './documents.schema'

type Sending = { onProgress?: (sentBytes: number) => void; signal?: AbortSignal }

/** Sends a PDF for a document; `kind: 'signed'` is the signed copy of a contract or term. Can be cancelled. */
export async function uploadFile(
  ref: OrderAddress,
  documentId: number,
  file: File,
  { kind = 'original', ...sending }: Sending & { kind?: DocumentFile['kind'] } = {},
): Promise<Order> {
  return send(`${orderPath(ref)}/documents/${String(documentId)}/files`, { kind, file }, sending)
}

/** Adds a document that nobody asked for, called what the customer calls it. */
export async function addExtraDocument(
  maskId: string,
  documentType: string,
  file: File,
  sending: Sending = {},
): Promise<Order> {
  return send(`/checkout/${maskId}/extra-documents/`, { document_type: documentType, file }, sending)
}

export async function deleteExtraDocument(maskId: string, documentId: number): Promise<Order> {
  const { data } = await http.delete<Order>(`/checkout/${maskId}/extra-documents/${String(documentId)}`)
  return data
}

export async function deleteFile(ref: OrderAddress, documentId: number, fileId: number): Promise<Order> {
  const { data } = await http.delete<Order>(filePath(ref, documentId, fileId))
  return data
}

/** The file itself; it is served to whom may see the order, and only with the bearer. */
export async function getFile(
  ref: OrderAddress,
  documentId: number,
  fileId: number,
  signal?: AbortSignal,
): Promise<Blob> {
  return getPdf(filePath(ref, documentId, fileId), signal)
}

/** Staff's decision about one document; a refusal says what to correct. */
export async function decideDocument(
  { companyId, maskId }: OrderKey,
  documentId: number,
  decision: DocumentDecision,
): Promise<Order> {
  const path = orderPath({ audience: 'staff', companyId, maskId })
  const { data } = await http.put<Order>(`${path}/documents/${String(documentId)}`, decision)
  return data
}

/** Names one who signs or witnesses. */
export async function addSigner(ref: OrderAddress, documentId: number, signer: NewSigner): Promise<Order> {
  const { data } = await http.post<Order>(`${orderPath(ref)}/documents/${String(documentId)}/signers`, signer)
  return data
}

/** Takes off one who was to sign or witness. */
export async function deleteSigner(ref: OrderAddress, documentId: number, signerId: number): Promise<Order> {
  const { data } = await http.delete<Order>(
    `${orderPath(ref)}/documents/${String(documentId)}/signers/${String(signerId)}`,
  )
  return data
}

/** Sends the document to those whose turn it is to sign; again, it reminds them with a new link. */
export async function notifySigners(
  { companyId, maskId }: OrderKey,
  stage: 'CONTRACT_INFO' | 'DELIVERY_TERM',
): Promise<Order> {
  const { data } = await http.post<Order>(`/notify-signers-management/${String(companyId)}/${maskId}`, {
    stage_name: stage,
  })
  return data
}

const filePath = (ref: OrderAddress, documentId: number, fileId: number): string =>
  `${orderPath(ref)}/documents/${String(documentId)}/files/${String(fileId)}`

/** One multipart form. A large file on a thin line takes its time, so no time-out: the person can cancel. */
async function send(path: string, fields: Record<string, string | File>, { onProgress, signal }: Sending) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const { data } = await http.post<Order>(path, form, {
    timeout: 0,
    signal,
    onUploadProgress: ({ loaded }) => onProgress?.(loaded),
  })
  return data
}
