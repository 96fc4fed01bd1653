import { useQuery } from '@tanstack/react-query'
import { useAddressQuery } from '@/components/layout/useAddressQuery'
import { orderViewsQueryOptions } from '@/hooks/orders/orderViews.queries'
import { useSetOrderViewSettings } from '@/hooks/orders/useSetOrderViewSettings'
import { DEFAULT_ORDER_COLUMNS, type OrderColumnKey, readColumns } from '@/services/orders/order-columns.rules'
import type { OrderViewQuery } from '@/services/orders/order-views.schema'
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
 * The view that the address names, with what the address changes in it. One's own view stands in the address whole, so that
 * its link shows the same to somebody who does not have it.
 */
export function useOrderViews() {
  const { ready, read, write } = useAddressQuery()
  const { data, isPending } = useQuery(orderViewsQueryOptions())
  const settings = useSetOrderViewSettings()
  const views = [...ORDER_VIEWS, ...(data?.views ?? []).map(toOrderView)]
  const named = read('visao')
  const key = named ?? data?.first ?? null
  const isForeign = key !== null && /^\d+$/.test(key) && views.every((one) => one.key !== key)
  const view = isForeign ? LINKED_VIEW : findOrderView(key, views)
  const own = data?.views.find(({ id }) => String(id) === view.key)
  const asked = readViewQuery(read)
  const isWhole = named !== null && (own !== undefined || isForeign)
  const query: OrderViewQuery = isWhole ? asked : withAddressFilters(view.query, asked)
  const columns = readColumns(read('colunas')) ?? keysOf(own?.columns) ?? keysOf(data?.columns) ?? DEFAULT_ORDER_COLUMNS

  /** Takes the page with it: another list begins at its first. */
  const change = (changes: Partial<FilterAddress>): void => {
    const whole = own ? { visao: view.key, ...toFilterAddress(query) } : {}
    write({ ...whole, ...changes, ...FIRST_PAGE })
  }
  return {
    ready: ready && (named !== null || !isPending),
    read,
    write,
    views,
    view,
    own,
    first: data?.first ?? null,
    query,
    columns,
    areColumnsChosen: read('colunas') !== null || Boolean(own?.columns ?? data?.columns),
    /** Shown from here on: in this address at once, and kept for every view that does not say otherwise. */
    setColumns: (next: OrderColumnKey[]) => {
      write({ colunas: next.join(',') })
      if (!own) settings.mutate({ columns: next })
    },
    change,
    open: (next: string) => {
      const kept = data?.views.find(({ id }) => String(id) === next)
      const filters = toFilterAddress(kept?.query ?? {})
      write({ ...filters, visao: next, colunas: null, ...FIRST_PAGE })
    },
    /** What is shown now, under the view that was just made of it. */
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
