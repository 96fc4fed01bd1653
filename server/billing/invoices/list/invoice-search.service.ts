import { db } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { findMeaning } from './invoice-filters.repository'
import { findInvoiceIds, listInvoicesById } from './invoice-lists.repository'
import { toSummaries } from './list-invoices'

/**
 * The invoices that the actor may see, by number (`231`, `000231`, `FAT000231`), company or CNPJ: the number itself first, then
 * the latest due days.
 */
export async function searchInvoices(actor: Actor, text: string, limit: number): Promise<InvoiceSummary[]> {
  const found = await findMeaning(db(), text)
  if (found.number === undefined && found.companies.length === 0) return []
  return toSummaries(actor, await listInvoicesById(db(), await findInvoiceIds(db(), actor, found, limit)))
}
