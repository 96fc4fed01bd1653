import { usePagedList } from '@/components/layout/list/usePagedList'
import { ordersQueryOptions, useOrdersCsv } from '@/hooks/orders/orders.queries'
import { STAGES, type Turn } from '@/services/orders/workflow/stages.rules'

export const SORTS = [
  { value: '-created_at', label: 'Mais recentes primeiro' },
  { value: '-monthly_fee', label: 'Maior preço primeiro' },
  { value: 'monthly_fee', label: 'Menor preço primeiro' },
] as const

type Ordering = (typeof SORTS)[number]['value']

/** Several stages at once, by their name in the address. */
export const ON_ITS_WAY = 'a-caminho'

const DEFAULT_ORDERING = SORTS[0].value
const TURNS: readonly Turn[] = ['customer', 'staff']

/** The customer's list, with its state in the URL: search, filters, sorting, page. */
export function useMyOrders() {
  const list = usePagedList(ordersQueryOptions, {
    orderings: SORTS.map(({ value }) => value),
    base: { ordering: DEFAULT_ORDERING },
    filters: {
      etapa: (stage) =>
        stage === ON_ITS_WAY ? { under_way: true } : { stage_name: STAGES.find((one) => one === stage) },
      vez: (turn) => ({ turn: TURNS.find((one) => one === turn) }),
    },
  })
  const { search, stage_name, under_way, turn } = list.query
  const stage = under_way ? ON_ITS_WAY : stage_name
  return {
    ...list,
    /** The toolbar shows and changes the order, not the titles of the columns. */
    sort: null,
    csv: useOrdersCsv(list.query),
    stage: stage ?? null,
    turn: turn ?? null,
    ordering: list.ordering ?? DEFAULT_ORDERING,
    isFiltered: Boolean(search ?? stage ?? turn),
    setOrdering: (value: Ordering) => list.setFilters({ ordem: value === DEFAULT_ORDERING ? null : value }),
  }
}

export type MyOrders = ReturnType<typeof useMyOrders>
