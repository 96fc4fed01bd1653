import styled from 'styled-components'
import type { DataColumn } from '@/components/ui/dataTable.types'
import { Money } from '@/components/ui/Money'
import { StageTicks } from '@/components/ui/StageTicks'
import { formatCnpj, formatRelative } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { cancelledAt, stageItems } from '@/services/orders/stage-line.rules'
import { stageWord } from '@/services/orders/texts.rules'
import { color } from '@/styles/tokens'
import { CancelFlag } from './CancelFlag'
import { OrderTurn, OrderUntil } from './OrderTurn'

/** The staff's list, in the order in which a desk reads it (look.md, picture 15). */
export const ORDER_COLUMNS: readonly DataColumn<OrderSummary>[] = [
  { key: 'order', title: 'Pedido', render: ({ order_mask_id }) => <Number>{order_mask_id}</Number> },
  {
    key: 'company',
    title: 'Empresa',
    render: (order) => (
      <Company>
        <Name>{order.company.corporate_name}</Name>
        <CancelFlag order={order} />
      </Company>
    ),
  },
  { key: 'cnpj', title: 'CNPJ', render: ({ company }) => <Soft>{formatCnpj(company.cnpj)}</Soft> },
  {
    key: 'stage',
    title: 'Etapa',
    render: (order) => <Stage order={order} />,
  },
  { key: 'turn', title: 'Vez de', render: (order) => <OrderTurn order={order} /> },
  { key: 'due_at', title: 'Prazo', sortable: true, render: (order) => <OrderUntil order={order} /> },
  { key: 'items', title: 'Itens', align: 'right', render: ({ items_count }) => items_count },
  {
    key: 'monthly_fee',
    title: 'Mensalidade',
    align: 'right',
    sortable: true,
    render: ({ monthly_fee }) => <Money value={monthly_fee} />,
  },
  {
    key: 'updated_at',
    title: 'Atualizado',
    align: 'right',
    sortable: true,
    render: ({ updated_at }) => (
      <Soft as="time" dateTime={updated_at} suppressHydrationWarning>
        {formatRelative(updated_at)}
      </Soft>
    ),
  },
]

/** What a tablet has room for; the order itself says the rest. */
export const SHORT_ORDER_COLUMNS = ORDER_COLUMNS.filter(
  ({ key }) => !['cnpj', 'items', 'updated_at'].includes(key),
).map((column) => (column.key === 'stage' ? { ...column, render: inFewPixels } : column))

function inFewPixels(order: OrderSummary) {
  return <Stage order={order} stacked />
}

const Stage = ({ order, stacked }: { order: OrderSummary; stacked?: boolean }) => (
  <StageTicks
    items={stageItems(order, 'staff')}
    cancelled={cancelledAt(order)}
    label={stageWord(order)}
    stacked={stacked}
  />
)

const Number = styled.b`
  font-weight: 600;
`

const Name = styled.span`
  font-weight: 550;
`

const Company = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px 8px;
`

const Soft = styled.span<{ dateTime?: string }>`
  color: ${color.t2};
  white-space: nowrap;
`
