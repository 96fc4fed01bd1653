import { FIRST_PAGE, useSavedViews } from '@/components/layout/list/views/useSavedViews'
import { useUpdateSavedViewSettings } from '@/hooks/saved-views/saved-views.mutations'
import { DEFAULT_ORDER_COLUMNS, type OrderColumnKey, readColumns } from '@/services/orders/list/order-columns.rules'
import type { OrderViewQuery } from '@/services/orders/list/order-views.schema'
import { FILTER_NAMES, type FilterAddress, ORDER_LIST, readViewQuery, withAddressFilters } from './orderViews.rules'

/** The view named by the URL with the URL's filters applied, and its columns. */
export function useOrderViews() {
  const views = useSavedViews(ORDER_LIST)
  const settings = useUpdateSavedViewSettings('orders')
  const { own, view, isWrittenOut } = views
  const { ready, read, write } = views.address
  const urlQuery = readViewQuery(read)
  const query: OrderViewQuery = isWrittenOut ? urlQuery : withAddressFilters(view.query, urlQuery)
  const columns = readColumns(read('colunas')) ?? keysOf(own?.columns) ?? keysOf(views.columns) ?? DEFAULT_ORDER_COLUMNS
  return {
    ready,
    read,
    write,
    views,
    query,
    columns,
    areColumnsChosen: read('colunas') !== null || Boolean(own?.columns ?? views.columns),
    /** Written to the URL and saved as the default for every view without columns of its own. */
    setColumns: (next: OrderColumnKey[]) => {
      write({ colunas: next.join(',') })
      if (!own) settings.mutate({ columns: next })
    },
    /** Changes filters and returns to the first page. */
    change: (changes: Partial<FilterAddress>) => write({ ...changes, ...FIRST_PAGE }),
    clear: () => write({ ...Object.fromEntries(FILTER_NAMES.map((name) => [name, null])), ...FIRST_PAGE }),
  }
}

export type OrderViewState = ReturnType<typeof useOrderViews>

const keysOf = (columns: readonly string[] | null | undefined): OrderColumnKey[] | undefined =>
  readColumns(columns?.join(',') ?? null)
