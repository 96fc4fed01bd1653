import { usePagedList } from '@/components/layout/list/usePagedList'
import { ordersQueryOptions, useOrdersCsv } from '@/hooks/orders/orders.queries'
import { readStageGroup, STAGE_GROUPS } from '@/services/orders/workflow/stage-groups.rules'
import { STAGES, type Turn } from '@/services/orders/workflow/stages.rules'

export const SORTS = [
  { value: '-created_at', label: 'Mais recentes primeiro' },
  { value: '-monthly_fee', label: 'Maior preço primeiro' },
  { value: 'monthly_fee', label: 'Menor preço primeiro' },
] as const

type Ordering = (typeof SORTS)[number]['value']

const DEFAULT_ORDERING = SORTS[0].value
const TURNS: readonly Turn[] = ['customer', 'staff']

/** The customer's list, with its state in the URL: search, filters, sorting, page. */
export function useMyOrders() {
  const list = usePagedList(ordersQueryOptions, {
    orderings: SORTS.map(({ value }) => value),
    base: { ordering: DEFAULT_ORDERING },
    filters: {
      etapa: (stage) => ({ stage_name: STAGES.find((one) => one === stage), stage_group: readStageGroup(stage) }),
      vez: (turn) => ({ turn: TURNS.find((one) => one === turn) }),
    },
  })
  const { search, stage_name, stage_group, turn } = list.query
  const stage = stage_group ? STAGE_GROUPS[stage_group].address : stage_name
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
