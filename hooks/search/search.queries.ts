import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchEverywhere } from '@/services/search/search.service'

const searchKeys = {
  all: ['search'] as const,
  typed: (q: string) => [...searchKeys.all, { q }] as const,
}

export const searchQueryOptions = (q: string) =>
  queryOptions({
    queryKey: searchKeys.typed(q),
    queryFn: ({ signal }) => searchEverywhere(q, signal),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
