import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { HoldCsvQuery, HoldListQuery, HoldMonthQuery } from '@/services/stock/holds/holds.schema'
import { getHoldChoices, getHoldMonth, getHolds, getHoldsCsv } from '@/services/stock/holds/holds.service'

export const holdKeys = {
  all: ['holds'] as const,
  list: (query: object) => [...holdKeys.all, 'list', { ...query }] as const,
  choices: () => [...holdKeys.all, 'choices'] as const,
  month: (query: object) => [...holdKeys.all, 'month', { ...query }] as const,
}

export const holdsQueryOptions = (query: Partial<HoldListQuery>) =>
  queryOptions({
    queryKey: holdKeys.list(query),
    queryFn: ({ signal }) => getHolds(query, signal),
    placeholderData: keepPreviousData,
  })

/** Filter options beyond the page that is shown. */
export const holdChoicesQueryOptions = () =>
  queryOptions({ queryKey: holdKeys.choices(), queryFn: ({ signal }) => getHoldChoices(signal) })

export const holdMonthQueryOptions = (query: HoldMonthQuery) =>
  queryOptions({
    queryKey: holdKeys.month(query),
    queryFn: ({ signal }) => getHoldMonth(query, signal),
    placeholderData: keepPreviousData,
  })

export const useHoldsCsv = (query: Partial<HoldCsvQuery>) => useCsvDownload((transfer) => getHoldsCsv(query, transfer))
