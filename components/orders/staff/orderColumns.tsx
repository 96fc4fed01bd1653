import { Building2, CircleUserRound } from 'lucide-react'
import styled from 'styled-components'
import type { DataColumn } from '@/components/ui/dataTable.types'
import { Due } from '@/components/ui/Due'
import { Money } from '@/components/ui/Money'
import { StageTicks } from '@/components/ui/StageTicks'
import { formatCnpj, formatMonth, formatRelative } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { cancelledAt, stageItems } from '@/services/orders/stage-line.rules'
import { stageWord, turnWord } from '@/services/orders/texts.rules'
import { color } from '@/styles/tokens'

const Turn = ({ order }: { order: OrderSummary }) => {
  if (!order.turn) return <>—</>
  const Icon = order.turn === 'customer' ? Building2 : CircleUserRound
  return (
    <Who $staff={order.turn === 'staff'}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {turnWord(order)}
    </Who>
  )
}

const When = ({ order }: { order: OrderSummary }) => {
  if (order.stage_name === 'ONGOING' && order.ends_on) return <Soft>até {formatMonth(order.ends_on)}</Soft>
  return order.turn && order.due_at ? <Due at={order.due_at} /> : <>—</>
}

/** The staff's list, in the order in which a desk reads it (look.md, picture 15). */
export const ORDER_COLUMNS: readonly DataColumn<OrderSummary>[] = [
  { key: 'order', title: 'Pedido', render: ({ order_mask_id }) => <b>{order_mask_id}</b> },
  { key: 'company', title: 'Empresa', render: ({ company }) => <Name>{company.corporate_name}</Name> },
  { key: 'cnpj', title: 'CNPJ', render: ({ company }) => <Soft>{formatCnpj(company.cnpj)}</Soft> },
  {
    key: 'stage',
    title: 'Etapa',
    render: (order) => (
      <StageTicks items={stageItems(order, 'staff')} cancelled={cancelledAt(order)} label={stageWord(order)} />
    ),
  },
  { key: 'turn', title: 'Vez de', render: (order) => <Turn order={order} /> },
  { key: 'due_at', title: 'Prazo', sortable: true, render: (order) => <When order={order} /> },
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

const Name = styled.span`
  font-weight: 550;
`

const Soft = styled.span<{ dateTime?: string }>`
  color: ${color.t2};
  white-space: nowrap;
`

const Who = styled.span<{ $staff: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  vertical-align: top;
  white-space: nowrap;
  color: ${({ $staff }) => ($staff ? color.brandText : 'inherit')};
  font-weight: ${({ $staff }) => ($staff ? 500 : 'inherit')};
`
