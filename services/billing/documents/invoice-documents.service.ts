import { bodyOf, http } from '@/services/http/client'
import { getPdf } from '@/services/http/files'
import type { DocumentKind } from './document-words.rules'
import type { InvoiceDocument, UploadedDocument } from './invoice-documents.schema'

const documentsPath = (invoiceId: number): string => `/invoices/${String(invoiceId)}/documents`

/** The invoice as PDF: as issued, and once late with what is to be paid today. */
export const getInvoicePdf = (invoiceId: number, signal?: AbortSignal): Promise<Blob> =>
  getPdf(`/invoices/${String(invoiceId)}/pdf`, signal)

/** A fiscal document's own PDF. */
export const getDocumentPdf = (invoiceId: number, documentId: number, signal?: AbortSignal): Promise<Blob> =>
  getPdf(`${documentsPath(invoiceId)}/${String(documentId)}/pdf`, signal)

/** Asks the issuer for a document that is missing, or again for one that was rejected. */
export const requestDocument = (invoiceId: number, kind: DocumentKind): Promise<InvoiceDocument[]> =>
  bodyOf(http.post<InvoiceDocument[]>(documentsPath(invoiceId), { kind }))

/** Cancels it at its issuer; one without an issuer is marked. */
export const cancelDocument = (invoiceId: number, documentId: number, reason: string): Promise<InvoiceDocument[]> =>
  bodyOf(http.post<InvoiceDocument[]>(`${documentsPath(invoiceId)}/${String(documentId)}/cancel`, { reason }))

/** The XML of a fiscal document. */
export const getDocumentXml = (invoiceId: number, documentId: number, signal?: AbortSignal): Promise<Blob> =>
  bodyOf(
    http.get<Blob>(`${documentsPath(invoiceId)}/${String(documentId)}/xml`, {
      responseType: 'blob',
      headers: { Accept: 'application/xml' },
      signal,
    }),
  )

/** Keeps a document that was issued at a portal. No timeout: a large file takes long on a slow connection. */
export function uploadDocument(
  invoiceId: number,
  { kind, number, access_key }: UploadedDocument,
  { pdf, xml }: { pdf: File; xml?: File },
): Promise<InvoiceDocument[]> {
  const form = new FormData()
  form.append('kind', kind)
  form.append('number', number)
  if (access_key) form.append('access_key', access_key)
  form.append('pdf', pdf)
  if (xml) form.append('xml', xml)
  return bodyOf(http.put<InvoiceDocument[]>(documentsPath(invoiceId), form, { timeout: 0 }))
}
