import { Lateness } from '@/components/ui/display/DueDate'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import type { ListedReturn } from '@/services/logistics/returns/return-detail.schema'
import { RETURN_TODO_LABEL, RETURN_TONE } from '@/services/logistics/returns/return-todo.rules'
import { CardBlock } from '../CardBlock'
import { returnDayText, returnKindText, returnProgressText } from './returnTexts'

export const ReturnCard = ({ row }: { row: ListedReturn }) => (
  <CardBlock>
    <div>
      <b>{row.order.order_mask_id}</b>
      <StatusTag tone={RETURN_TONE[row.todo]}>{RETURN_TODO_LABEL[row.todo]}</StatusTag>
    </div>
    <strong>{row.order.company.corporate_name}</strong>
    <p>
      {returnKindText(row)} · {row.address.city}, {row.address.state}
    </p>
    <div>
      <span>{returnProgressText(row)}</span>
      <ReturnDay row={row} />
    </div>
  </CardBlock>
)

/** The relevant day, after the lateness of the next step. */
export const ReturnDay = ({ row }: { row: ListedReturn }) => (
  <span>
    <Lateness of={row} after=" · " />
    {returnDayText(row)}
  </span>
)

export const RETURN_COLUMNS: readonly DataColumn<ListedReturn>[] = [
  { key: 'order', title: 'Pedido', render: ({ order }) => order.order_mask_id },
  { key: 'company', title: 'Empresa', render: ({ order }) => order.company.corporate_name },
  { key: 'kind', title: 'Devolução', render: returnKindText },
  { key: 'city', title: 'De onde', render: ({ address }) => `${address.city}, ${address.state}` },
  { key: 'progress', title: 'Andamento', render: returnProgressText },
  { key: 'tracking', title: 'Rastreio', render: ({ tracking_code }) => tracking_code ?? '—' },
  { key: 'day', title: 'Data', render: (row) => <ReturnDay row={row} /> },
  {
    key: 'todo',
    title: 'Situação',
    render: ({ todo }) => <StatusTag tone={RETURN_TONE[todo]}>{RETURN_TODO_LABEL[todo]}</StatusTag>,
  },
]
