import { db } from '@/server/db/client'
import { pdfDownload } from '@/server/http/downloads'
import type { Actor } from '@/services/auth/actor.rules'
import { invoiceFileName } from '@/services/billing/documents/document-file-names.rules'
import { toDay } from '@/services/format/format.rules'
import { findVisibleInvoice } from '../invoices/visible-invoices.repository'
import { needsSecondCopy } from './invoice-content'
import { storeInvoicePdf, printInvoice } from './invoice-pdf-store'

/**
 * An invoice as a PDF to be downloaded: the one that was kept when it was issued, always the same bytes. Drawn anew are
 * a second copy, once it is late, was extended or paid in part, with what is to be paid today; a cancelled one, so that
 * nobody pays it; and the preview of a draft, for staff.
 * Refuses 404.
 */
export async function getInvoicePdf(actor: Actor, id: number, now = new Date()): Promise<Response> {
  const invoice = await findVisibleInvoice(db(), actor, id)
  const isSecondCopy = needsSecondCopy(invoice, toDay(now))
  const isOfToday = isSecondCopy || invoice.status === 'DRAFT' || invoice.status === 'CANCELED'
  const content = isOfToday ? await printInvoice(id, 'of-today', now) : await storeInvoicePdf(invoice)
  return pdfDownload(content, invoiceFileName(invoice, { isSecondCopy }))
}
