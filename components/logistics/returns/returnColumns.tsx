import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { RETURN_TODO_WORD, RETURN_TONE } from '@/services/logistics/returns-desk.rules'
import type { ListedReturn } from '@/services/logistics/returns-desk.schema'
import { Day } from './ReturnCard'
import { kindOf, progressOf } from './returnWords'

/** What the list says of a return. */
export const RETURN_COLUMNS: readonly DataColumn<ListedReturn>[] = [
  { key: 'order', title: 'Pedido', render: ({ order }) => order.order_mask_id },
  { key: 'company', title: 'Empresa', render: ({ order }) => order.company.corporate_name },
  { key: 'kind', title: 'Devolução', render: kindOf },
  { key: 'city', title: 'De onde', render: ({ address }) => `${address.city}, ${address.state}` },
  { key: 'progress', title: 'Andamento', render: progressOf },
  { key: 'tracking', title: 'Rastreio', render: ({ tracking_code }) => tracking_code ?? '—' },
  { key: 'day', title: 'Data', render: (row) => <Day row={row} /> },
  {
    key: 'todo',
    title: 'Situação',
    render: ({ todo }) => <StatusTag tone={RETURN_TONE[todo]}>{RETURN_TODO_WORD[todo]}</StatusTag>,
  },
]
