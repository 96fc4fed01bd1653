import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HoldListQuery } from '@/services/stock/holds.schema'
import { getHolds } from '@/services/stock/holds.service'

export const holdKeys = {
  all: ['holds'] as const,
  list: (query: object) => [...holdKeys.all, 'list', { ...query }] as const,
}

/** The live reservations that the person sees; the rows of before stay while the next ones come. */
export const holdsQueryOptions = (query: Partial<HoldListQuery>) =>
  queryOptions({
    queryKey: holdKeys.list(query),
    queryFn: ({ signal }) => getHolds(query, signal),
    placeholderData: keepPreviousData,
  })
