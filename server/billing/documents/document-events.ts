import { type Author, recordEvent } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { listStaffWho, notify } from '@/server/notifications/notifications.service'
import { DOCUMENT_KIND_LABEL } from '@/services/billing/documents/document-words.rules'
import type { InvoiceAuditAction } from '@/services/billing/invoices/invoice-audit.rules'
import { formatInvoiceNumber } from '@/services/billing/invoices/invoice-states.rules'
import { must } from '@/services/invariant/must.rules'
import { findInvoice } from '../invoices/invoices.repository'
import type { DocumentRow } from './invoice-documents.repository'

type DocumentAction = Extract<InvoiceAuditAction, `document_${string}`>

/** Writes into the history of its invoice what happened to a document. */
export async function recordDocument(
  tx: Tx,
  author: Author,
  { id, kind, invoiceId }: Pick<DocumentRow, 'id' | 'kind' | 'invoiceId'>,
  { action, message, after }: { action: DocumentAction; message?: string; after?: object },
): Promise<void> {
  const { companyId } = must(await findInvoice(tx, invoiceId), 'invoice of a document')
  const what = { document: id, kind, ...after }
  await recordEvent(tx, author, { model: 'invoice', objectId: invoiceId, companyId, action, message, after: what })
}

/**
 * Tells those who manage invoices that the issuer rejected a document, whose reason stands on the invoice's page. Nobody needs
 * one of an invoice that was cancelled in the meantime.
 */
export async function announceRejection(tx: Tx, { id, kind, invoiceId }: DocumentRow): Promise<void> {
  const { companyId, number, status } = must(await findInvoice(tx, invoiceId), 'invoice of a document')
  if (status === 'CANCELED') return
  const formatted = formatInvoiceNumber(must(number, 'number of an issued invoice'))
  const words = {
    title: 'O emissor rejeitou um documento fiscal',
    text: `${DOCUMENT_KIND_LABEL[kind]} · fatura ${formatted}`,
    path: `/platform/admin/invoices/${String(invoiceId)}`,
    needs: 'invoices:manage' as const,
  }
  const event = { kind: 'invoice_document_rejected' as const, key: `invoice-document:${String(id)}:rejected` }
  await notify(tx, { ...event, companyId, words }, await listStaffWho(tx, 'invoices:manage'))
}
