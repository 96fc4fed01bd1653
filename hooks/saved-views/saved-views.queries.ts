import { queryOptions } from '@tanstack/react-query'
import type { ListWithViews, SavedViews } from '@/services/saved-views/saved-views.rules'
import { getSavedViews } from '@/services/saved-views/saved-views.service'

/** Separate from the lists' keys, so that changes of their rows do not invalidate them. */
export const savedViewKeys = {
  all: ['saved-views'] as const,
  list: (list: ListWithViews) => [...savedViewKeys.all, { list }] as const,
}

/** The user's views of a list, of the type of its contract. Optional for the list: a failure shows no toast. */
export const savedViewsQueryOptions = <Views extends SavedViews>(list: ListWithViews) =>
  queryOptions({
    queryKey: savedViewKeys.list(list),
    queryFn: ({ signal }) => getSavedViews<Views>(list, signal),
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  })
