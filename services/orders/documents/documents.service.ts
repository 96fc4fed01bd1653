import { bodyOf, http } from '@/services/http/client'
import { getPdf } from '@/services/http/files'
import { type OrderAddress, type OrderKey, orderPath, staffOrderPath } from '../order-address.rules'
import type { Order } from '../orders.schema'
import type { SigningStage } from '../signing/may-remind-signers.rules'
import type { DocumentChecks, DocumentDecision, DocumentFile, NewSigner, OwnSigningLink } from './documents.schema'

type Sending = { onProgress?: (sentBytes: number) => void; signal?: AbortSignal }

/** Uploads a PDF for a document; `kind: 'signed'` is the signed copy of a contract or term. Can be cancelled. */
export const uploadFile = (
  ref: OrderAddress,
  documentId: number,
  file: File,
  { kind = 'original', ...sending }: Sending & { kind?: DocumentFile['kind'] } = {},
): Promise<Order> => send(`${documentPath(ref, documentId)}/files`, { kind, file }, sending)

/** Adds a document that was not required, under the customer's own name for it. */
export const addExtraDocument = (
  maskId: string,
  document_type: string,
  file: File,
  sending: Sending = {},
): Promise<Order> => send(`/checkout/${maskId}/extra-documents/`, { document_type, file }, sending)

export const deleteExtraDocument = (maskId: string, documentId: number): Promise<Order> =>
  bodyOf(http.delete<Order>(`/checkout/${maskId}/extra-documents/${String(documentId)}`))

export const deleteFile = (ref: OrderAddress, documentId: number, fileId: number): Promise<Order> =>
  bodyOf(http.delete<Order>(filePath(ref, documentId, fileId)))

/** The file itself, as a blob: it needs the bearer token, so a plain link cannot open it. */
export const getFile = (ref: OrderAddress, documentId: number, fileId: number, signal?: AbortSignal): Promise<Blob> =>
  getPdf(filePath(ref, documentId, fileId), signal)

/** Staff's decision on one document; a reproof says what to correct. */
export const decideDocument = (order: OrderKey, documentId: number, decision: DocumentDecision): Promise<Order> =>
  bodyOf(http.put<Order>(documentPath({ audience: 'staff', ...order }, documentId), decision))

/** Ticks or unticks points of a document. */
export const setDocumentChecks = (order: OrderKey, documentId: number, checks: DocumentChecks): Promise<Order> =>
  bodyOf(http.put<Order>(`${documentPath({ audience: 'staff', ...order }, documentId)}/checks`, checks))

/** Adds a signer or witness. */
export const addSigner = (ref: OrderAddress, documentId: number, signer: NewSigner): Promise<Order> =>
  bodyOf(http.post<Order>(`${documentPath(ref, documentId)}/signers`, signer))

/** Removes a signer or witness. */
export const deleteSigner = (ref: OrderAddress, documentId: number, signerId: number): Promise<Order> =>
  bodyOf(http.delete<Order>(`${documentPath(ref, documentId)}/signers/${String(signerId)}`))

/** The clear CPF of a signer; the server records who looked. */
export const showSignerCpf = (ref: OrderAddress, documentId: number, signerId: number): Promise<string> =>
  bodyOf(http.post<{ cpf: string }>(`${documentPath(ref, documentId)}/signers/${String(signerId)}/cpf`)).then(
    ({ cpf }) => cpf,
  )

/** Sends the document to the signers whose turn it is; a repeated call reminds them with a new link. */
export const notifySigners = ({ companyId, maskId }: OrderKey, stage_name: SigningStage): Promise<Order> =>
  bodyOf(http.post<Order>(`/notify-signers-management/${String(companyId)}/${maskId}`, { stage_name }))

/** A fresh link to what a member of staff has to sign in an order. */
export const createOwnSigningLink = (order: OrderKey): Promise<OwnSigningLink> =>
  bodyOf(http.post<OwnSigningLink>(`${staffOrderPath(order)}/own-signing-link`))

const documentPath = (ref: OrderAddress, documentId: number): string =>
  `${orderPath(ref)}/documents/${String(documentId)}`

const filePath = (ref: OrderAddress, documentId: number, fileId: number): string =>
  `${documentPath(ref, documentId)}/files/${String(fileId)}`

/** One multipart form without a timeout: a large file takes long on a slow line, and the user can cancel. */
function send(path: string, fields: Record<string, string | File>, { onProgress, signal }: Sending): Promise<Order> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const onUploadProgress = ({ loaded }: { loaded: number }) => onProgress?.(loaded)
  return bodyOf(http.post<Order>(path, form, { timeout: 0, signal, onUploadProgress }))
}
