import type { OrdersSummary, StageCount } from '@/services/orders/orders-summary.schema'
import type { ManagementCsvQuery } from '@/services/orders/orders.schema'

/** A saved view of the staff's list: what it filters and how it sorts. */
export type OrderView = {
  key: string
  label: string
  query: Partial<ManagementCsvQuery>
  /** How many orders it holds, from the counts by stage. */
  count: (summary: OrdersSummary) => number
}

const BY_URGENCY = 'due_at'

const sumOf =
  (field: 'staff_turn' | 'late' | 'cancel_requests', stage?: StageCount['stage_name']) =>
  ({ stages }: OrdersSummary): number =>
    stages.filter((one) => !stage || one.stage_name === stage).reduce((sum, one) => sum + one[field], 0)

/** The day's work, most urgent first: where the list opens. */
const DAILY_VIEW: OrderView = {
  key: 'arrenda',
  label: 'Vez da Arrenda',
  query: { turn: 'staff', ordering: BY_URGENCY },
  count: sumOf('staff_turn'),
}

/** Views that everyone has. */
export const ORDER_VIEWS: readonly OrderView[] = [
  DAILY_VIEW,
  {
    key: 'documentos',
    label: 'Documentos para analisar',
    query: { stage_name: 'DOC_ANALYSIS', turn: 'staff', ordering: BY_URGENCY },
    count: sumOf('staff_turn', 'DOC_ANALYSIS'),
  },
  {
    key: 'credito',
    label: 'Crédito',
    query: { stage_name: 'CREDIT_ANALYSIS', turn: 'staff', ordering: BY_URGENCY },
    count: sumOf('staff_turn', 'CREDIT_ANALYSIS'),
  },
  { key: 'atrasados', label: 'Atrasados', query: { late: true, ordering: BY_URGENCY }, count: sumOf('late') },
  {
    key: 'cancelamentos',
    label: 'Cancelamentos pedidos',
    query: { cancel_requested: true, ordering: BY_URGENCY },
    count: sumOf('cancel_requests'),
  },
  { key: 'todos', label: 'Todos', query: { ordering: '-updated_at' }, count: ({ total }) => total },
]

/** The view that an address names; without one, the day's work. */
export const viewOf = (key: string | null): OrderView => ORDER_VIEWS.find((view) => view.key === key) ?? DAILY_VIEW
