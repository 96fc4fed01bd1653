import { useQuery } from '@tanstack/react-query'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { useUpdateOrderViewSettings } from '@/hooks/orders/order-views.mutations'
import { orderViewsQueryOptions } from '@/hooks/orders/order-views.queries'
import { DEFAULT_ORDER_COLUMNS, type OrderColumnKey, readColumns } from '@/services/orders/list/order-columns.rules'
import type { OrderViewQuery } from '@/services/orders/list/order-views.schema'
import {
  FILTER_NAMES,
  type FilterAddress,
  findOrderView,
  ORDER_VIEWS,
  type OrderView,
  readViewQuery,
  toFilterAddress,
  toOrderView,
  withAddressFilters,
} from './orderViews.rules'

/**
 * The view named by the URL, with the URL's filters applied. The filters of a saved view are written out in the URL, so that
 * a link to it shows the same list to others.
 */
export function useOrderViews() {
  const { ready, read, write } = useAddressQuery()
  const { data, isPending } = useQuery(orderViewsQueryOptions())
  const settings = useUpdateOrderViewSettings()
  const views = [...ORDER_VIEWS, ...(data?.views ?? []).map(toOrderView)]
  const urlView = read('visao')
  const key = urlView ?? data?.first ?? null
  const isForeign = key !== null && /^\d+$/.test(key) && views.every((one) => one.key !== key)
  const view = isForeign ? LINKED_VIEW : findOrderView(key, views)
  const own = data?.views.find(({ id }) => String(id) === view.key)
  const urlQuery = readViewQuery(read)
  const isWrittenOut = urlView !== null && (own !== undefined || isForeign)
  const query: OrderViewQuery = isWrittenOut ? urlQuery : withAddressFilters(view.query, urlQuery)
  const columns = readColumns(read('colunas')) ?? keysOf(own?.columns) ?? keysOf(data?.columns) ?? DEFAULT_ORDER_COLUMNS

  /** Changes filters and returns to the first page. */
  const change = (changes: Partial<FilterAddress>): void => {
    const viewFilters = own ? { visao: view.key, ...toFilterAddress(query) } : {}
    write({ ...viewFilters, ...changes, ...FIRST_PAGE })
  }
  return {
    ready: ready && (urlView !== null || !isPending),
    read,
    write,
    views,
    view,
    own,
    first: data?.first ?? null,
    query,
    columns,
    areColumnsChosen: read('colunas') !== null || Boolean(own?.columns ?? data?.columns),
    /** Written to the URL and saved as the default for every view without columns of its own. */
    setColumns: (next: OrderColumnKey[]) => {
      write({ colunas: next.join(',') })
      if (!own) settings.mutate({ columns: next })
    },
    change,
    open: (next: string) => {
      const saved = data?.views.find(({ id }) => String(id) === next)
      const filters = toFilterAddress(saved?.query ?? {})
      write({ ...filters, visao: next, colunas: null, ...FIRST_PAGE })
    },
    /** Selects the view that was just created from the current list. */
    show: (next: string) => write({ ...toFilterAddress(query), visao: next, ...FIRST_PAGE }),
    clear: () =>
      write({
        ...(own && { visao: view.key }),
        ...Object.fromEntries(FILTER_NAMES.map((name) => [name, null])),
        ...FIRST_PAGE,
      }),
  }
}

export type OrderViewState = ReturnType<typeof useOrderViews>

const LINKED_VIEW: OrderView = { key: 'link', label: 'Visão do link', query: {} }

const FIRST_PAGE = { pagina: null, apos: null, antes: null }

const keysOf = (columns: readonly string[] | null | undefined): OrderColumnKey[] | undefined =>
  readColumns(columns?.join(',') ?? null)
