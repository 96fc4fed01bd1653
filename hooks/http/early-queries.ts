import { addressOf } from '@/services/http/client'
import type { EarlyCall } from '@/services/http/early-calls.rules'
import { PAGE_SIZE } from '@/services/http/page-size.rules'

/** The options of a query, and for which query of the page's address they hold: '' for none. */
export type EarlyQuery = { queryFn?: unknown; search?: string }

/** A list as it opens when its address names no filter. */
export const firstPageOf = <Query extends { page?: number; page_size?: number }>(
  queryOptions: (query: Query) => EarlyQuery,
  base?: Query,
): EarlyQuery => ({ ...queryOptions({ ...base, page: 1, page_size: PAGE_SIZE } as Query), search: '' })

/** What stands in the address of the page in place of an id, until there is one: '[companyId]' of its route. */
export const idInAddress = (name: string): number => `[${name}]` as unknown as number

/** The calls that queries make, known by making them without sending them. */
export const callsOf = (queries: readonly EarlyQuery[]): Promise<EarlyCall[]> =>
  Promise.all(
    queries.map(async ({ queryFn, search }) => {
      const ask = queryFn as (context: { signal: AbortSignal }) => unknown
      const address = await addressOf((signal) => ask({ signal }))
      // A service may have encoded the names of the route.
      return { address: address.replaceAll(/%5B(\w+)%5D/g, '[$1]'), ...(search !== undefined && { search }) }
    }),
  )
