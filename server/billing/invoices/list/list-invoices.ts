import { db } from '@/server/db/client'
import { MOST_FOUND } from '@/server/db/list-pages'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { Refusal } from '@/server/http/refusal'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import type { InvoiceFilters, InvoiceListQuery } from '@/services/billing/invoices/invoice-commands.schema'
import { CUSTOMER_INVOICE_COLUMNS, STAFF_INVOICE_COLUMNS } from '@/services/billing/invoices/invoice-csv.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { currentDay } from '@/services/format/format.rules'
import type { Page } from '@/services/http/page.schema'
import { withoutNcmOf } from '../issuing/missing-ncm'
import { countInvoices } from './invoice-counts.repository'
import { type Filters, findMeaning } from './invoice-filters.repository'
import { type ListedInvoice, listInvoiceIds, listInvoices, listInvoicesById } from './invoice-lists.repository'
import { toInvoiceSummary } from './invoice-summary.mapper'

/**
 * A page of the invoices that the actor may see: staff all of them, a customer those of the active company that were issued.
 * Refuses 403 for filters of staff from a customer.
 */
export async function listVisibleInvoices(
  actor: Actor,
  query: InvoiceListQuery,
  url: string,
): Promise<Page<InvoiceSummary>> {
  const filters = await filtersOf(actor, query)
  const count = await countInvoices(db(), filters)
  const areFew = filters.found !== undefined && count < MOST_FOUND
  const rows = await listInvoices(db(), filters, query.ordering, { ...limitOffset(query), areFew })
  return toPage(url, query, count, await toSummaries(actor, rows))
}

/** The same rows as a file. */
export async function exportInvoices(actor: Actor, query: InvoiceFilters): Promise<Response> {
  const columns = isCustomer(actor) ? CUSTOMER_INVOICE_COLUMNS : STAFF_INVOICE_COLUMNS
  const read = async (ids: readonly number[]) => toSummaries(actor, await listInvoicesById(db(), ids))
  const ids = await listInvoiceIds(db(), await filtersOf(actor, query), query.ordering)
  return csvFile({ name: 'faturas', columns, ids, read })
}

/** Rows of the list, as the actor reads them. */
export async function toSummaries(actor: Actor, rows: readonly ListedInvoice[]): Promise<InvoiceSummary[]> {
  const today = currentDay()
  const missing = await withoutNcmOf(
    db(),
    rows.map(({ invoice }) => invoice),
    today,
  )
  return rows.map((row) => toInvoiceSummary(actor, row, { today, withoutNcm: missing.get(row.invoice.id) ?? [] }))
}

async function filtersOf(actor: Actor, query: InvoiceFilters): Promise<Filters> {
  const { status, kind, company_id, order_mask_id, period, overdue, search } = query
  const forCustomer = isCustomer(actor)
  if (forCustomer && company_id !== undefined) throw new Refusal('forbidden')
  const [own, ...more] = visibleCompanies(actor) ?? []
  return {
    ...{ status, kind, order_mask_id, overdue },
    ...(period && { period: `${period}-01` }),
    ...(overdue && { today: currentDay() }),
    ...(forCustomer && { forCustomer }),
    // Of one company, which an index has sorted, or of none.
    ...(own !== undefined && more.length === 0
      ? { company_id: own }
      : { company_id, companies: visibleCompanies(actor) }),
    ...(search && { found: await findMeaning(db(), search) }),
  }
}
