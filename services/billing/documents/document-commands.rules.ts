import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { isRentalDocument } from './document-kinds.rules'
import type { InvoiceDocument } from './invoice-documents.schema'

export type DocumentCommand = 'upload' | 'request' | 'cancel'

/**
 * What staff may do with a fiscal document of an invoice, as the API accepts it: one that waits for its issuer is left
 * alone, and one that was rejected or cancelled is not issued again while another one counts in its place, nor for a
 * cancelled invoice.
 */
export function documentCommands(
  document: InvoiceDocument,
  { status, documents, allowed_actions }: Pick<Invoice, 'status' | 'documents' | 'allowed_actions'>,
): DocumentCommand[] {
  if (!allowed_actions.includes('manage_documents')) return []
  if (document.status === 'AUTHORIZED') return ['cancel']
  if (document.status === 'PENDING') return document.awaits_issuer ? [] : ['upload']
  const isReplaced = documents.some((other) => isCounting(other) && standsFor(other, document))
  return status === 'CANCELED' || isReplaced ? [] : ['upload', 'request']
}

const isCounting = ({ status }: InvoiceDocument): boolean => status === 'PENDING' || status === 'AUTHORIZED'

/** Of the two documents of a rental, an invoice has one. */
const standsFor = (one: InvoiceDocument, other: InvoiceDocument): boolean =>
  one.kind === other.kind || (isRentalDocument(one.kind) && isRentalDocument(other.kind))
