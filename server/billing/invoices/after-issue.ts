import type { Author } from '@/server/audit/audit.service'
import { cancelInvoiceDocuments } from '@/server/billing/documents/cancel-at-issuer'
import { requestInvoiceDocuments } from '@/server/billing/documents/request-documents'
import { updateBoleto } from '@/server/billing/payments/boleto-jobs'
import type { Tx } from '@/server/db/client'
import { announceIssued, withdrawReminders } from '../reminders/invoice-notices'
import type { InvoiceRow } from './visible-invoices.repository'

/**
 * What follows from an invoice that was just issued, in its transaction: jobs run after the commit, and not at all after a
 * rollback.
 */
export async function afterIssue(tx: Tx, invoice: InvoiceRow): Promise<void> {
  await requestInvoiceDocuments(tx, invoice)
  await announceIssued(tx, invoice)
  await updateBoleto(tx, invoice.id)
}

/** What follows from a later due day, an invoice that is given up, or a credit note. */
export async function afterChange(tx: Tx, invoice: InvoiceRow): Promise<void> {
  if (invoice.status !== 'ISSUED') await withdrawReminders(tx, invoice)
  await updateBoleto(tx, invoice.id)
}

/** What follows from a cancellation by somebody, for a reason. */
export async function afterCancel(tx: Tx, author: Author, invoice: InvoiceRow, reason: string): Promise<void> {
  await cancelInvoiceDocuments(tx, author, invoice.id, reason)
  await withdrawReminders(tx, invoice)
  await updateBoleto(tx, invoice.id)
}
