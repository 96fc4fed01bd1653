import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAddressQuery } from '@/components/layout/useAddressQuery'
import { useOrdersCsv } from '@/hooks/orders/orders.downloads'
import { ordersQueryOptions } from '@/hooks/orders/orders.queries'
import type { OrderCsvQuery } from '@/services/orders/orders.schema'
import { type StageName, STAGES, type Turn } from '@/services/orders/workflow/stages.rules'

const PAGE_SIZE = 20

/** The sort orders of the list. */
export const SORTS = [
  { value: '-created_at', label: 'Mais recentes primeiro' },
  { value: '-monthly_fee', label: 'Maior preço primeiro' },
  { value: 'monthly_fee', label: 'Menor preço primeiro' },
] as const

type Ordering = (typeof SORTS)[number]['value']

const isStage = (text: string | null): text is StageName => STAGES.some((stage) => stage === text)
const isTurn = (text: string | null): text is Turn => text === 'customer' || text === 'staff'
const orderingOf = (text: string | null): Ordering => SORTS.find(({ value }) => value === text)?.value ?? SORTS[0].value

/** The customer's list, with its state in the URL: search, filters, sorting, page. */
export function useMyOrders() {
  const { ready, read, write } = useAddressQuery()
  const search = read('busca') ?? ''
  const [stage, turn] = [read('etapa'), read('vez')]
  const ordering = orderingOf(read('ordem'))
  const page = Math.max(1, Math.trunc(Number(read('pagina'))) || 1)
  const filters: Partial<OrderCsvQuery> = {
    ...(search && { search }),
    ...(isStage(stage) && { stage_name: stage }),
    ...(isTurn(turn) && { turn }),
  }
  const csv = useOrdersCsv({ ...filters, ordering })
  const list = useQuery({ ...ordersQueryOptions({ ...filters, ordering, page, page_size: PAGE_SIZE }), enabled: ready })
  const setSearch = useCallback((text: string) => write({ busca: text.trim(), pagina: null }), [write])

  return {
    list,
    csv,
    search,
    stage: filters.stage_name ?? null,
    turn: filters.turn ?? null,
    ordering,
    page,
    pageSize: PAGE_SIZE,
    isFiltered: Object.keys(filters).length > 0,
    setSearch,
    setFilters: (changes: { etapa?: string | null; vez?: string | null }) => write({ ...changes, pagina: null }),
    setOrdering: (value: Ordering) => write({ ordem: value === SORTS[0].value ? null : value, pagina: null }),
    setPage: (next: number) => write({ pagina: next > 1 ? String(next) : null }),
    clear: () => write({ busca: null, etapa: null, vez: null, pagina: null }),
  }
}

export type MyOrders = ReturnType<typeof useMyOrders>
