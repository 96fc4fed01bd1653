import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { MeasuringFilters, MeasuringQuery } from '@/services/billing/measuring/measuring.schema'
import { getMeasuring, getMeasuringCsv } from '@/services/billing/measuring/measuring.service'

type Days = Pick<MeasuringQuery, 'start_date' | 'end_date'>

const measuringKeys = {
  all: ['measuring'] as const,
  list: (query: object) => [...measuringKeys.all, 'list', { ...query }] as const,
}

/** Units and days between two days; the previous rows stay while the next ones load. */
export const measuringQueryOptions = (query: Partial<MeasuringQuery> & Days) =>
  queryOptions({
    queryKey: measuringKeys.list(query),
    queryFn: ({ signal }) => getMeasuring(query, signal),
    placeholderData: keepPreviousData,
  })

/** The same rows as CSV. */
export const useMeasuringCsv = (query: Partial<MeasuringFilters>) =>
  useCsvDownload((transfer) => getMeasuringCsv(query, transfer))
