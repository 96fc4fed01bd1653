import { db, transaction } from '@/server/db/client'
import { defineJob } from '@/server/jobs/queue'
import { drawnAside } from '@/server/pdf/draw-aside'
import { deleteFile, readFile, storeFile } from '@/server/storage/storage'
import { findInvoice } from '../invoices/invoices.repository'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'
import { must } from '@/services/invariant/must.rules'
import { invoiceContent } from './invoice-content'
import { setInvoicePdf } from './invoice-documents.repository'
import type { drawInvoice } from './invoice-pdf'

/** A folder of its own: the sweep deletes files here that no row refers to. */
export const INVOICES_FOLDER = 'invoices'

/** Makes and keeps the PDF of an invoice that was just issued. Safe to repeat. */
export const makeInvoicePdf = defineJob<{ id: number }>('billing.make-invoice-pdf', async ({ id }) => {
  const invoice = await findInvoice(db(), id)
  if (invoice && invoice.status !== 'DRAFT') await storeInvoicePdf(invoice)
})

/**
 * The PDF of an issued invoice as it was issued: the kept one, or made and kept now. Whoever is second takes the first
 * one's.
 */
export async function storeInvoicePdf(invoice: InvoiceRow): Promise<Uint8Array<ArrayBuffer>> {
  if (invoice.pdfKey !== null) return readFile(invoice.pdfKey)
  const content = await printInvoice(invoice.id, 'as-issued', new Date())
  const { storageKey, sha256, size } = await storeFile(INVOICES_FOLDER, content)
  try {
    const isFirst = await transaction((tx) =>
      setInvoicePdf(tx, invoice.id, { pdfKey: storageKey, pdfSha256: sha256, pdfSize: size }),
    )
    if (isFirst) return content
  } catch (error) {
    await deleteFile(storageKey)
    throw error
  }
  await deleteFile(storageKey)
  const kept = must(await findInvoice(db(), invoice.id), 'issued invoice')
  return readFile(must(kept.pdfKey, 'PDF that was kept first'))
}

const drawInvoiceAside = drawnAside<typeof drawInvoice>('server/billing/documents/invoice-pdf', 'drawInvoice')

/** Draws an invoice now, without keeping it. */
export async function printInvoice(
  id: number,
  version: Parameters<typeof invoiceContent>[2],
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = await invoiceContent(db(), id, version, now)
  return drawInvoiceAside(content)
}
