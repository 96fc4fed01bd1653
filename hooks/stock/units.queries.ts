import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { RegistrationBody } from '@/services/stock/registration.schema'
import type { StockSummaryQuery } from '@/services/stock/stock-summary.schema'
import type { UnitCsvQuery, UnitListQuery } from '@/services/stock/units.schema'
import {
  checkSerials,
  getStockSummary,
  getUnit,
  getUnitByLabel,
  getUnitCounts,
  getUnitHistory,
  getUnits,
  getUnitsCsv,
} from '@/services/stock/units.service'

export const unitKeys = {
  all: ['units'] as const,
  list: (query: object) => [...unitKeys.all, 'list', { ...query }] as const,
  counts: () => [...unitKeys.all, 'counts'] as const,
  summary: (query: object) => [...unitKeys.all, 'summary', { ...query }] as const,
  one: (id: number | undefined) => [...unitKeys.all, 'one', { id }] as const,
  byLabel: (serial: string | undefined) => [...unitKeys.all, 'label', { serial }] as const,
  life: (id: number, page: number) => [...unitKeys.all, 'life', { id, page }] as const,
  /** Apart: what was read in a dialog is nobody's list. */
  checks: ['unit-checks'] as const,
  check: (body: object) => [...unitKeys.checks, { ...body }] as const,
}

/** All units; the rows of before stay while the next ones come. */
export const unitsQueryOptions = (query: Partial<UnitListQuery>) =>
  queryOptions({
    queryKey: unitKeys.list(query),
    queryFn: ({ signal }) => getUnits(query, signal),
    placeholderData: keepPreviousData,
  })

/** How many units there are in each status. */
export const unitCountsQueryOptions = () =>
  queryOptions({ queryKey: unitKeys.counts(), queryFn: ({ signal }) => getUnitCounts(signal) })

/** What there is of each product. */
export const stockSummaryQueryOptions = (query: Partial<StockSummaryQuery>) =>
  queryOptions({
    queryKey: unitKeys.summary(query),
    queryFn: ({ signal }) => getStockSummary(query, signal),
    placeholderData: keepPreviousData,
  })

/** One unit; without an id nothing is asked. */
export const unitQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: unitKeys.one(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => getUnit(id, signal),
  })

/** Which unit a label names; what is not theirs is said on the page itself. */
export const unitByLabelQueryOptions = (serial: string | undefined) =>
  queryOptions({
    queryKey: unitKeys.byLabel(serial),
    queryFn: serial === undefined ? skipToken : ({ signal }) => getUnitByLabel(serial, signal),
  })

/** A page of a unit's life. */
export const unitHistoryQueryOptions = (id: number, page: number) =>
  queryOptions({
    queryKey: unitKeys.life(id, page),
    queryFn: ({ signal }) => getUnitHistory(id, page, signal),
    placeholderData: keepPreviousData,
  })

type SerialsCheck = Omit<RegistrationBody, 'dry_run' | 'checked' | 'product_id'> & { product_id: number | null }

/** What registering the scanned serials would do, while they are scanned: the stock itself is asked each time. */
export const serialsCheckQueryOptions = ({ product_id, ...body }: SerialsCheck) =>
  queryOptions({
    queryKey: unitKeys.check({ product_id, ...body }),
    queryFn:
      product_id === null || body.serials.length === 0
        ? skipToken
        : ({ signal }) => checkSerials({ ...body, product_id }, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/** The units as a file, as the list is filtered and sorted. */
export const useUnitsCsv = (query: Partial<UnitCsvQuery>) => useCsvDownload((transfer) => getUnitsCsv(query, transfer))
