import { parseId } from '@/components/layout/list/address.rules'
import type { ListView, ViewsOfList } from '@/components/layout/list/views/listViews.types'
import type { Group } from '@/services/auth/actor.rules'
import { ORDER_ORDERINGS } from '@/services/orders/list/order-list.rules'
import type { OrderViewQuery } from '@/services/orders/list/order-views.schema'
import type { OrdersSummary, StageCount } from '@/services/orders/list/orders-summary.schema'
import { readStageGroup, STAGE_GROUPS } from '@/services/orders/workflow/stage-groups.rules'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { stagesOwnedBy } from '@/services/orders/workflow/turn.rules'

export type OrderView = ListView<OrderViewQuery> & {
  /** The number of its orders for a user of these groups, from the counts by stage; saved views have no count. */
  count?: (summary: OrdersSummary, groups: readonly Group[]) => number
}

const BY_URGENCY = 'due_at'

const sumOf =
  (field: 'staff_turn' | 'late' | 'cancel_requests', stages: readonly StageCount['stage_name'][] = STAGES) =>
  (summary: OrdersSummary): number =>
    summary.stages.filter((one) => stages.includes(one.stage_name)).reduce((sum, one) => sum + one[field], 0)

/** The default view: what waits for the user's own team, most urgent first. */
const DAILY_VIEW: OrderView = {
  key: 'minhas',
  label: 'Minhas pendências',
  query: { mine: true, ordering: BY_URGENCY },
  count: (summary, groups) => sumOf('staff_turn', stagesOwnedBy(groups))(summary) + summary.to_sign,
}

export const ORDER_VIEWS: readonly [OrderView, ...OrderView[]] = [
  DAILY_VIEW,
  {
    key: 'arrenda',
    label: 'Vez da Arrenda',
    query: { turn: 'staff', ordering: BY_URGENCY },
    count: sumOf('staff_turn'),
  },
  {
    key: 'documentos',
    label: 'Documentos para analisar',
    query: { stage_name: 'DOC_ANALYSIS', turn: 'staff', ordering: BY_URGENCY },
    count: sumOf('staff_turn', ['DOC_ANALYSIS']),
  },
  {
    key: 'credito',
    label: 'Crédito',
    query: { stage_name: 'CREDIT_ANALYSIS', turn: 'staff', ordering: BY_URGENCY },
    count: sumOf('staff_turn', ['CREDIT_ANALYSIS']),
  },
  { key: 'atrasados', label: 'Atrasados', query: { late: true, ordering: BY_URGENCY }, count: sumOf('late') },
  {
    key: 'cancelamentos',
    label: 'Pedidos de cancelamento',
    query: { cancel_requested: true, ordering: BY_URGENCY },
    count: sumOf('cancel_requests'),
  },
  { key: 'todos', label: 'Todos', query: { ordering: '-updated_at' }, count: ({ total }) => total },
]

/** A view's query with the URL's filters applied: those that answer the same question replace each other. */
export function withAddressFilters(view: OrderViewQuery, urlQuery: OrderViewQuery): OrderViewQuery {
  const replaced = SAME_QUESTION.filter((names) => names.some((name) => name in urlQuery)).flat()
  const kept = Object.entries(view).filter(([name]) => !replaced.includes(name))
  return { ...Object.fromEntries(kept), ...urlQuery }
}

const SAME_QUESTION: readonly (readonly string[])[] = [
  ['turn', 'mine'],
  ['stage_name', 'stage_group'],
]

export const FILTER_NAMES = ['etapa', 'vez', 'prazo', 'cancelamento', 'empresa', 'vendedor', 'busca', 'ordem'] as const
export type FilterAddress = Record<(typeof FILTER_NAMES)[number], string | null>

/** A query as URL parameters; null removes a parameter. */
export const toFilterAddress = ({
  stage_name,
  stage_group,
  responsible_id,
  turn,
  mine,
  late,
  cancel_requested,
  search,
  company_id,
  ordering,
}: OrderViewQuery): FilterAddress => ({
  etapa: stage_name ?? (stage_group ? STAGE_GROUPS[stage_group].address : null),
  vez: mine ? 'minha' : (turn ?? null),
  prazo: late === undefined ? null : late ? 'atrasado' : 'em-dia',
  cancelamento: cancel_requested ? 'pedido' : null,
  empresa: company_id === undefined ? null : String(company_id),
  vendedor: responsible_id ? String(responsible_id) : null,
  busca: search ?? null,
  ordem: ordering ?? null,
})

/** Parses the URL's filters and drops invalid values. */
export function readViewQuery(read: (name: keyof FilterAddress) => string | null): OrderViewQuery {
  const stage_name = STAGES.find((stage) => stage === read('etapa'))
  const stage_group = readStageGroup(read('etapa'))
  const ordering = ORDER_ORDERINGS.find((one) => one === read('ordem'))
  const [turn, due, search] = [read('vez'), read('prazo'), read('busca')]
  const [company, seller] = [parseId(read('empresa')), parseId(read('vendedor'))]
  return {
    ...(stage_name && { stage_name }),
    ...(stage_group && { stage_group }),
    ...((turn === 'customer' || turn === 'staff') && { turn }),
    ...(turn === 'minha' && { mine: true }),
    ...((due === 'atrasado' || due === 'em-dia') && { late: due === 'atrasado' }),
    ...(read('cancelamento') === 'pedido' && { cancel_requested: true }),
    ...(company && { company_id: company }),
    ...(seller && { responsible_id: seller }),
    ...(search && { search: search.slice(0, 80) }),
    ...(ordering && { ordering }),
  }
}

/** The staff's order list, as its views are saved. */
export const ORDER_LIST: ViewsOfList<OrderViewQuery, OrderView> = {
  list: 'orders',
  builtIn: ORDER_VIEWS,
  everything: 'todos',
  toView: (saved) => saved,
  toAddress: toFilterAddress,
  subject: 'Os pedidos',
  stored: 'filtros, ordem e colunas',
}
