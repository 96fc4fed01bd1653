import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ListState } from '@/components/ui/tables/listScreen.types'
import { PAGE_SIZE } from '@/services/http/page-size.rules'
import { type ListAddress, useListAddress } from './useListAddress'

/** The server's parameters for every list; a list without pages, search or sorting omits the others. */
type ListQuery = { search?: string; ordering?: string; page?: number; page_size?: number }

type QueryOptionsOf<Query, Data, Key extends QueryKey> = (query: Query) => UseQueryOptions<Data, Error, Data, Key>

type Options<Query extends ListQuery> = {
  orderings?: readonly NonNullable<Query['ordering']>[]
  /**
   * Maps each filter's value in the address to query parameters, by the filter's name in the address. Users may edit
   * addresses: an invalid value gives undefined and filters nothing.
   */
  filters?: Readonly<Record<string, (value: string) => Partial<Query>>>
  /** Sent with every request; filters take precedence. */
  base?: Partial<Query>
  /** In place of the plain one: the address of a list with saved views. */
  address?: ListAddress
  /** Where a page has several lists: the suffix of this one's parameters in the address, "busca-propriedades". */
  suffix?: string
}

/**
 * A paged list whose page, search, filters and sorting are kept in the address.
 * @returns the state that `ListScreen` shows, the answer (`data`) and the query without its page, for the CSV
 */
export function usePagedList<
  Query extends ListQuery,
  Row,
  Page extends { count: number; results: Row[] },
  Key extends QueryKey,
>(queryOptions: QueryOptionsOf<Query, Page & { results: Row[] }, Key>, options: Options<Query> = {}) {
  const address = useQueryInAddress(options)
  const { page, query } = address
  const result = useQuery({ ...queryOptions({ ...query, page, page_size: PAGE_SIZE }), enabled: address.ready })
  const count = result.data?.count
  return {
    ...address,
    ...stateOf(result),
    rows: result.data?.results,
    count,
    pagination: { current: page, size: PAGE_SIZE, total: count ?? 0, onPage: address.setPage },
  } satisfies ListState<Row>
}

/** As `usePagedList`, for a list that the server sends as a whole. */
export function useWholeList<Query extends ListQuery, Row, Key extends QueryKey>(
  queryOptions: QueryOptionsOf<Query, Row[], Key>,
  options: Options<Query> = {},
) {
  const address = useQueryInAddress(options)
  const result = useQuery({ ...queryOptions(address.query), enabled: address.ready })
  return {
    ...address,
    ...stateOf(result),
    rows: result.data,
    count: result.data?.length,
    pagination: undefined,
  } satisfies ListState<Row>
}

function stateOf<Data>(result: {
  data: Data | undefined
  isPlaceholderData: boolean
  isError: boolean
  error: unknown
  refetch: () => unknown
}) {
  const { data, isPlaceholderData, isError, error, refetch } = result
  return { data, isRefreshing: isPlaceholderData, isError, error, retry: () => void refetch() }
}

function useQueryInAddress<Query extends ListQuery>(options: Options<Query>) {
  const { orderings = [], filters = {}, base, suffix } = options
  const address = useListAddress({
    orderings,
    filters: Object.keys(filters),
    address: options.address,
    of: suffix,
  })
  const { search, ordering } = address
  const narrowed = Object.entries(filters).map(([name, toQuery]) => {
    const value = address.filter(name)
    return value === null ? {} : toQuery(value)
  })
  const entries = [base ?? {}, ...narrowed, { search: search || undefined, ordering }].flatMap((part) =>
    Object.entries(part),
  )
  // Assembled from parts of Query, without undefined values, which would change the cache key.
  const query = Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Query
  return { ...address, query }
}
