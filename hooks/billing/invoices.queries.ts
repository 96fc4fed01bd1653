import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { InvoiceFilters, InvoiceListQuery } from '@/services/billing/invoices/invoice-commands.schema'
import {
  getInvoice,
  getInvoiceMeasurements,
  getInvoices,
  getInvoicesCsv,
  getInvoiceCounts,
  getRecalculation,
} from '@/services/billing/invoices/invoices.service'
import { isApiError } from '@/services/http/api-error.rules'

export const invoiceKeys = {
  all: ['invoices'] as const,
  lists: () => [...invoiceKeys.all, 'list'] as const,
  list: (query: object) => [...invoiceKeys.lists(), { ...query }] as const,
  tallies: () => [...invoiceKeys.all, 'tallies'] as const,
  tally: (period?: string) => [...invoiceKeys.tallies(), { period }] as const,
  details: () => [...invoiceKeys.all, 'detail'] as const,
  detail: (id: number | undefined) => [...invoiceKeys.details(), { id }] as const,
  measurements: (id: number, lineId?: number) => [...invoiceKeys.all, 'measurements', { id, lineId }] as const,
  recalculation: (id: number, version: number) => [...invoiceKeys.all, 'recalculation', { id, version }] as const,
  payment: (id: number | undefined) => [...invoiceKeys.all, 'payment', { id }] as const,
}

/** The invoices that the caller may see; the previous rows stay while the next ones load. */
export const invoicesQueryOptions = (query: Partial<InvoiceListQuery>) =>
  queryOptions({
    queryKey: invoiceKeys.list(query),
    queryFn: ({ signal }) => getInvoices(query, signal),
    placeholderData: keepPreviousData,
  })

/** What the tabs count and sum; `period` as `2026-11`. */
export const invoiceCountsQueryOptions = (period?: string) =>
  queryOptions({
    queryKey: invoiceKeys.tally(period),
    queryFn: ({ signal }) => getInvoiceCounts(period, signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

/** The filtered invoices as CSV. */
export const useInvoicesCsv = (query: Partial<InvoiceFilters>) =>
  useCsvDownload((transfer) => getInvoicesCsv(query, transfer))

/** One invoice; idle until the route is ready. */
export const invoiceQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: invoiceKeys.detail(id),
    queryFn: id === undefined || Number.isNaN(id) ? skipToken : ({ signal }) => getInvoice(id, signal),
    // The page says so itself, of a draft that was deleted while it was open too.
    meta: { quietCodes: ['not_found'] },
  })

/** One invoice and the state of its query; `missing` when it does not exist or the caller may not see it. */
export function useInvoice(id: number | undefined) {
  const { data, error, refetch } = useQuery(invoiceQueryOptions(id))
  const isMissing = isApiError(error, 'not_found')
  const state = isMissing ? 'missing' : data ? 'ready' : error ? 'failed' : 'loading'
  return { invoice: data, state, error, retry: () => void refetch() } as const
}

const MEASUREMENT_ROWS = 20

/** The units and days behind a line; `fetchNextPage` brings more. `data` has all rows so far and the number of all. */
export const invoiceMeasurementsQueryOptions = (id: number, lineId: number) =>
  infiniteQueryOptions({
    queryKey: invoiceKeys.measurements(id, lineId),
    queryFn: ({ pageParam, signal }) =>
      getInvoiceMeasurements(id, lineId, { page: pageParam, page_size: MEASUREMENT_ROWS }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next }, pages) => (next === null ? undefined : pages.length + 1),
    select: ({ pages }) => ({ rows: pages.flatMap(({ results }) => results), count: pages.at(-1)?.count ?? 0 }),
  })

/** What recalculating a draft would change; asked for when its dialog opens, never from the cache. */
export const recalculationQueryOptions = (id: number, version: number) =>
  queryOptions({
    queryKey: invoiceKeys.recalculation(id, version),
    queryFn: ({ signal }) => getRecalculation(id, signal),
    gcTime: 0,
    staleTime: 0,
  })
