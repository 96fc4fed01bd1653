import { queryOptions } from '@tanstack/react-query'
import { getShowcase } from '@/services/catalogue/showcase/showcase.service'

const STALE_MS = 60_000

/** Query keys of what visitors see of the catalogue. */
export const showcaseKeys = { all: ['showcase'] as const }

/** What can be rented and from which price on; asked again when the home is opened a minute later. */
export const showcaseQueryOptions = () =>
  queryOptions({
    queryKey: showcaseKeys.all,
    queryFn: ({ signal }) => getShowcase(signal),
    staleTime: STALE_MS,
  })
