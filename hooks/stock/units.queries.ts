import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { RegistrationBody } from '@/services/stock/units/registration.schema'
import type { StockSummaryQuery } from '@/services/stock/units/stock-summary.schema'
import type { UnitCsvQuery, UnitListQuery } from '@/services/stock/units/units.schema'
import {
  checkSerials,
  getStockSummary,
  getUnit,
  getUnitByLabel,
  getUnitCounts,
  getUnitHistory,
  getUnits,
  getUnitsCsv,
} from '@/services/stock/units/units.service'

export const unitKeys = {
  all: ['units'] as const,
  list: (query: object) => [...unitKeys.all, 'list', { ...query }] as const,
  counts: () => [...unitKeys.all, 'counts'] as const,
  summary: (query: object) => [...unitKeys.all, 'summary', { ...query }] as const,
  one: (id: number | undefined) => [...unitKeys.all, 'one', { id }] as const,
  byLabel: (serial: string | undefined) => [...unitKeys.all, 'label', { serial }] as const,
  life: (id: number, page: number) => [...unitKeys.all, 'life', { id, page }] as const,
  /** A separate root: invalidating the lists must not repeat the dialog's checks. */
  checks: ['unit-checks'] as const,
  check: (body: object) => [...unitKeys.checks, { ...body }] as const,
}

export const unitsQueryOptions = (query: Partial<UnitListQuery>) =>
  queryOptions({
    queryKey: unitKeys.list(query),
    queryFn: ({ signal }) => getUnits(query, signal),
    placeholderData: keepPreviousData,
  })

export const unitCountsQueryOptions = () =>
  queryOptions({ queryKey: unitKeys.counts(), queryFn: ({ signal }) => getUnitCounts(signal) })

export const stockSummaryQueryOptions = (query: Partial<StockSummaryQuery>) =>
  queryOptions({
    queryKey: unitKeys.summary(query),
    queryFn: ({ signal }) => getStockSummary(query, signal),
    placeholderData: keepPreviousData,
  })

export const unitQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: unitKeys.one(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => getUnit(id, signal),
  })

/** The unit with this label; the page handles an unknown one. */
export const unitByLabelQueryOptions = (serial: string | undefined) =>
  queryOptions({
    queryKey: unitKeys.byLabel(serial),
    queryFn: serial === undefined ? skipToken : ({ signal }) => getUnitByLabel(serial, signal),
  })

export const unitHistoryQueryOptions = (id: number, page: number) =>
  queryOptions({
    queryKey: unitKeys.life(id, page),
    queryFn: ({ signal }) => getUnitHistory(id, page, signal),
    placeholderData: keepPreviousData,
  })

type SerialsCheck = Omit<RegistrationBody, 'dry_run' | 'checked' | 'product_id'> & { product_id: number | null }

/** Dry run of registering the scanned serials, repeated with every scan. */
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

export const useUnitsCsv = (query: Partial<UnitCsvQuery>) => useCsvDownload((transfer) => getUnitsCsv(query, transfer))
