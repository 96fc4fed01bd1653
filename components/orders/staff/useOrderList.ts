import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Sort } from '@/components/ui/dataTable.types'
import { useAddressQuery } from '@/components/layout/useAddressQuery'
import { managedOrdersQueryOptions } from '@/hooks/orders/orders.queries'
import { useManagedOrdersCsv } from '@/hooks/orders/useOrdersCsv'
import { ORDER_ORDERINGS } from '@/services/orders/orderings.rules'
import type { ManagementCsvQuery } from '@/services/orders/orders.schema'
import { STAGES, type StageName } from '@/services/orders/stages.rules'
import { viewOf } from './orderViews.rules'

const PAGE_SIZE = 20

type Ordering = (typeof ORDER_ORDERINGS)[number]

const isStage = (text: string | null): text is StageName => STAGES.includes(text as StageName)
const isOrdering = (text: string | null): text is Ordering => ORDER_ORDERINGS.includes(text as Ordering)

/** People edit addresses: what is no page is the first one. */
const pageOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

/** The staff's list as the address describes it: view, search, filters, sorting and page. */
export function useOrderList() {
  const { ready, read, write } = useAddressQuery()
  const view = viewOf(read('visao'))
  const stage = read('etapa')
  const turn = read('vez')
  const ordering = read('ordem')
  const search = read('busca') ?? ''
  const page = pageOf(read('pagina'))

  const filters: Partial<ManagementCsvQuery> = {
    ...view.query,
    ...(isStage(stage) && { stage_name: stage }),
    ...((turn === 'customer' || turn === 'staff') && { turn }),
    ...(turn === 'minha' && { mine: true }),
    ...(isOrdering(ordering) && { ordering }),
    ...(search && { search }),
  }
  const query = { ...filters, page, page_size: PAGE_SIZE }
  const list = useQuery({ ...managedOrdersQueryOptions(query), enabled: ready, placeholderData: keepPreviousData })
  const csv = useManagedOrdersCsv(filters)

  return {
    list,
    csv,
    view,
    search,
    stage,
    turn,
    page,
    pageSize: PAGE_SIZE,
    sort: sortOf(filters.ordering),
    isFiltered: [search, stage, turn].some(Boolean),
    setView: (key: string) => {
      write({ visao: key, etapa: null, vez: null, busca: null, ordem: null, pagina: null })
    },
    setSearch: (text: string) => {
      write({ busca: text.trim() || null, pagina: null })
    },
    setFilter: (key: string, value: string | null) => {
      write({ [key]: value, pagina: null })
    },
    setSort: (sort: Sort | null) => {
      write({ ordem: sort && `${sort.direction === 'descend' ? '-' : ''}${sort.key}`, pagina: null })
    },
    setPage: (next: number) => {
      write({ pagina: String(next) })
    },
    clear: () => {
      write({ etapa: null, vez: null, busca: null, pagina: null })
    },
  }
}

export type OrderList = ReturnType<typeof useOrderList>

function sortOf(ordering: Ordering | undefined): Sort | null {
  if (!ordering) return null
  const descends = ordering.startsWith('-')
  return { key: ordering.replace('-', ''), direction: descends ? 'descend' : 'ascend' }
}
