import { useMutation, useQueryClient } from '@tanstack/react-query'
import { documentFileName, invoiceFileName } from '@/services/billing/documents/document-file-names.rules'
import type { DocumentKind } from '@/services/billing/documents/document-words.rules'
import type { InvoiceDocument, UploadedDocument } from '@/services/billing/documents/invoice-documents.schema'
import {
  cancelDocument,
  getDocumentPdf,
  getDocumentXml,
  getInvoicePdf,
  requestDocument,
  uploadDocument,
} from '@/services/billing/documents/invoice-documents.service'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { saveFile } from '@/services/http/save-file'
import { invoiceKeys } from './invoices.queries'

type Downloaded = Pick<Invoice, 'id' | 'kind' | 'number'>
type StoredDocument = Pick<InvoiceDocument, 'kind' | 'number'> & { id: number }

/** Saves the invoice's PDF, fetched with the bearer, as a browser download. */
export const useDownloadInvoice = (invoice: Downloaded) =>
  useMutation({
    mutationFn: async () => saveFile(await getInvoicePdf(invoice.id), invoiceFileName(invoice)),
  })

/** Saves a fiscal document's own PDF. */
export const useDownloadDocument = (invoice: Downloaded) =>
  useMutation({
    mutationFn: async (document: StoredDocument) =>
      saveFile(await getDocumentPdf(invoice.id, document.id), documentFileName(invoice, document, 'pdf')),
  })

/** Saves the XML of a fiscal document. */
export const useDownloadDocumentXml = (invoice: Downloaded) =>
  useMutation({
    mutationFn: async (document: StoredDocument) =>
      saveFile(await getDocumentXml(invoice.id, document.id), documentFileName(invoice, document, 'xml')),
  })

/** The answer has every document of the invoice. */
function useDocumentsCommand<Input>(invoiceId: number, run: (input: Input) => Promise<InvoiceDocument[]>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    networkMode: 'always',
    meta: { quietCodes: ['invalid'] },
    onSuccess: (documents) => {
      queryClient.setQueryData<Invoice>(invoiceKeys.detail(invoiceId), (known) => known && { ...known, documents })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: invoiceKeys.detail(invoiceId) }),
  })
}

/** Asks the issuer for a document that is missing, or again for one that was rejected. */
export const useRequestDocument = (invoiceId: number) =>
  useDocumentsCommand(invoiceId, (kind: DocumentKind) => requestDocument(invoiceId, kind))

export const useCancelDocument = (invoiceId: number) =>
  useDocumentsCommand(invoiceId, ({ id, reason }: { id: number; reason: string }) =>
    cancelDocument(invoiceId, id, reason),
  )

/** Keeps a document that was issued at a portal. Field errors go to the form. */
export const useUploadDocument = (invoiceId: number) =>
  useDocumentsCommand(invoiceId, ({ pdf, xml, ...values }: UploadedDocument & { pdf: File; xml?: File }) =>
    uploadDocument(invoiceId, values, { pdf, xml }),
  )
