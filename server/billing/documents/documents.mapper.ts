import type { InvoiceDocument } from '@/services/billing/documents/invoice-documents.schema'
import type { NeededDocument } from '@/services/billing/documents/document-kinds.rules'
import type { DocumentRow } from './invoice-documents.repository'

/** A document as its reader sees it: why it was rejected or cancelled is for staff. */
export const toInvoiceDocument = (row: DocumentRow, isForStaff: boolean): InvoiceDocument => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  awaits_issuer: row.status === 'PENDING' && row.issuer !== 'manual',
  amount: row.amount,
  number: row.number,
  access_key: row.accessKey,
  has_pdf: row.pdfKey !== null,
  has_xml: row.xmlKey !== null,
  message: isForStaff ? row.message : null,
  authorized_at: row.authorizedAt?.toISOString() ?? null,
})

/** One that a draft will need when it is issued. */
export const toNeededDocument = ({ kind, amount }: NeededDocument): InvoiceDocument => ({
  id: null,
  kind,
  status: null,
  awaits_issuer: false,
  amount,
  number: null,
  access_key: null,
  has_pdf: false,
  has_xml: false,
  message: null,
  authorized_at: null,
})
