import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { parsePage, sortOf } from '@/components/layout/list/address.rules'
import type { Sort } from '@/components/ui/tables/dataTable.types'
import { staffOrdersQueryOptions, useStaffOrdersCsv } from '@/hooks/orders/staff-orders.queries'
import { PAGE_SIZE } from '@/services/http/page-size.rules'
import { saveOrderListContext } from './orderListContext'
import { useOrderViews } from './useOrderViews'

/** Staff's list, with its state in the URL: view, search, filters, sorting, columns and page. */
export function useOrderList() {
  const state = useOrderViews()
  const { ready, read, write, query, change } = state
  const page = parsePage(read('pagina'))
  const [after, before] = [read('apos'), read('antes')]
  const pageQuery = { ...query, page, page_size: PAGE_SIZE, ...(after && { after }), ...(before && { before }) }
  const list = useQuery({ ...staffOrdersQueryOptions(pageQuery), enabled: ready, placeholderData: keepPreviousData })
  const csv = useStaffOrdersCsv(query)
  const { data, isPlaceholderData } = list

  const queryJson = JSON.stringify(pageQuery)
  useEffect(() => {
    if (data && !isPlaceholderData)
      saveOrderListContext({
        query: JSON.parse(queryJson) as typeof pageQuery,
        page: data,
        address: window.location.search,
      })
  }, [data, isPlaceholderData, queryJson])

  const setSearch = useCallback((text: string) => change({ busca: text.trim() || null }), [change])
  return {
    ...state,
    list,
    csv,
    page,
    pageSize: PAGE_SIZE,
    sort: sortOf(query.ordering),
    isFiltered: ['busca', 'etapa', 'vez', 'prazo', 'empresa', 'vendedor', 'cancelamento'].some(
      (name) => read(name) !== null,
    ),
    setSearch,
    setSort: (sort: Sort | null) => {
      change({ ordem: sort && `${sort.direction === 'descend' ? '-' : ''}${sort.key}` })
    },
    setPage: (next: number) => {
      // The adjacent pages are addressed by cursor; any other by its number (ADR 506).
      const address = next === page + 1 ? data?.next : next === page - 1 ? data?.previous : null
      const cursors = new URLSearchParams(address?.split('?')[1])
      write({ pagina: String(next), apos: cursors.get('after'), antes: cursors.get('before') })
    },
  }
}

export type OrderList = ReturnType<typeof useOrderList>
