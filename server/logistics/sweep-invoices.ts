import { db } from '@/server/db/client'
import { log } from '@/server/http/log'
import { defineSchedule } from '@/server/jobs/queue'
import { sweepLeftovers } from '@/server/storage/sweep'
import { INVOICE_FOLDER } from './package-invoices'
import { listInvoiceKeys } from './package-invoices.repository'

/** Removes uploads that never became the invoice of a parcel; withdrawn ones have their row and stay. */
export async function sweepInvoices(now = new Date()): Promise<void> {
  const removed = await sweepLeftovers(INVOICE_FOLDER, (keys) => listInvoiceKeys(db(), keys), now)
  if (removed > 0) log().info({ removed }, 'removed uploads that no parcel refers to')
}

defineSchedule('logistics.sweep-invoices', '50 3 * * *', () => sweepInvoices())
