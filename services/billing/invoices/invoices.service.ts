import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type {
  CreditNote,
  DraftsCommand,
  Extension,
  InvoiceFilters,
  InvoiceListQuery,
  IssueCommand,
  NewInvoice,
  UpdateInvoice,
} from './invoice-commands.schema'
import type {
  Drafted,
  Invoice,
  InvoiceMeasurement,
  InvoiceSummary,
  InvoiceCounts,
  Issued,
  Recalculation,
} from './invoices.schema'

const invoicePath = (id: number): string => `/invoices/${String(id)}`
const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } })

/** Staff: all; a customer: the issued ones of the active company. */
export const getInvoices = (query: Partial<InvoiceListQuery>, signal?: AbortSignal): Promise<Page<InvoiceSummary>> =>
  bodyOf(http.get<Page<InvoiceSummary>>('/invoices', { params: query, signal }))

/** What the tabs count and sum; `period` as `2026-11`. */
export const getInvoiceCounts = (period?: string, signal?: AbortSignal): Promise<InvoiceCounts> =>
  bodyOf(http.get<InvoiceCounts>('/invoices/summary', { params: { period }, signal }))

export const getInvoicesCsv = (query: Partial<InvoiceFilters>, transfer: Transfer): Promise<CsvFile> =>
  getCsv('/invoices-csv-extract', query, transfer)

export const getInvoice = (id: number, signal?: AbortSignal): Promise<Invoice> =>
  bodyOf(http.get<Invoice>(invoicePath(id), { signal }))

/** The units and days behind a line. */
export const getInvoiceMeasurements = (
  id: number,
  lineId: number,
  query: { page?: number; page_size?: number },
  signal?: AbortSignal,
): Promise<Page<InvoiceMeasurement>> =>
  bodyOf(
    http.get<Page<InvoiceMeasurement>>(`${invoicePath(id)}/lines/${String(lineId)}/measurements`, {
      params: query,
      signal,
    }),
  )

/** Drafts a month for all companies, or for some. */
export const createDrafts = (body: DraftsCommand, key: string): Promise<Drafted> =>
  bodyOf(http.post<Drafted>('/invoices/drafts', body, keyed(key)))

/** A draft apart from the months. */
export const createInvoice = (body: NewInvoice, key: string): Promise<Invoice> =>
  bodyOf(http.post<Invoice>('/invoices', body, keyed(key)))

export const updateInvoice = (id: number, body: UpdateInvoice): Promise<Invoice> =>
  bodyOf(http.put<Invoice>(invoicePath(id), body))

/** What recalculating the draft would change. */
export const getRecalculation = (id: number, signal?: AbortSignal): Promise<Recalculation> =>
  bodyOf(http.get<Recalculation>(`${invoicePath(id)}/recalculation`, { signal }))

export const recalculateInvoice = (id: number, version: number): Promise<Invoice> =>
  bodyOf(http.post<Invoice>(`${invoicePath(id)}/recalculate`, { version }))

export const deleteInvoice = async (id: number): Promise<void> => {
  await http.delete(invoicePath(id))
}

/** Issues drafts, each in a transaction of its own. */
export const issueInvoices = (body: IssueCommand): Promise<Issued> => bodyOf(http.post<Issued>('/invoices/issue', body))

export const cancelInvoice = (id: number, reason: string): Promise<Invoice> =>
  bodyOf(http.post<Invoice>(`${invoicePath(id)}/cancel`, { reason }))

export const markInvoiceUncollectible = (id: number, reason: string): Promise<Invoice> =>
  bodyOf(http.post<Invoice>(`${invoicePath(id)}/uncollectible`, { reason }))

/** Gives back a part of an issued invoice; the answer is the note. */
export const createCreditNote = (id: number, body: CreditNote, key: string): Promise<Invoice> =>
  bodyOf(http.post<Invoice>(`${invoicePath(id)}/credit`, body, keyed(key)))

export const extendInvoice = (id: number, body: Extension): Promise<Invoice> =>
  bodyOf(http.post<Invoice>(`${invoicePath(id)}/extension`, body))

/** Contests an open invoice: opens a ticket, which the answer names. */
export const disputeInvoice = (id: number, message: string, key: string): Promise<Invoice> =>
  bodyOf(http.post<Invoice>(`${invoicePath(id)}/dispute`, { message }, keyed(key)))
