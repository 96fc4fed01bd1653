import styled from 'styled-components'
import { DueDate } from '@/components/ui/display/DueDate'
import { Money } from '@/components/ui/display/Money'
import { StageTicks } from '@/components/ui/display/StageTicks'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { formatDay, formatDayShort, formatDue } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { orderStatus, stageStatusLabel } from '@/services/orders/workflow/order-state-texts.rules'
import { cancelledAt, stageItems, whenText } from '@/services/orders/workflow/stage-line.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { OrderCardBox } from './OrderCardBox'

export const myOrdersColumns: readonly DataColumn<OrderSummary>[] = [
  { key: 'number', title: 'Pedido', render: (order) => order.order_mask_id },
  { key: 'items', title: 'Itens', render: (order) => order.items_summary },
  {
    key: 'stage',
    title: 'Etapa',
    render: (order) => (
      <StageTicks
        items={stageItems(order, 'customer')}
        cancelled={cancelledAt(order)}
        label={stageStatusLabel(order)}
      />
    ),
  },
  { key: 'turn', title: 'Vez e prazo', render: (order) => <TurnCell order={order} /> },
  { key: 'created', title: 'Data do pedido', align: 'right', render: (order) => formatDay(order.created_at) },
  { key: 'fee', title: 'Mensalidade', align: 'right', render: (order) => <Money value={order.monthly_fee} strong /> },
]

/** The turn and the deadline, or what is expected next. */
export const TurnCell = ({ order }: { order: OrderSummary }) => {
  const expected = whenText(order)
  if (expected) return <Quiet>{expected}</Quiet>
  const { tone, word } = orderStatus(order, 'customer')
  return (
    <Row>
      <StatusTag tone={tone}>{word}</StatusTag>
      {order.turn === 'customer' && order.due_at && (
        <Quiet>
          <DueDate at={order.due_at} />
        </Quiet>
      )}
    </Row>
  )
}

const Row = styled.span`
  ${flex.inlineRow};
  gap: 10px;
`

const Quiet = styled.span`
  ${font.smallMuted};
`

export const MyOrderCard = ({ order }: { order: OrderSummary }) => {
  const { tone, word } = orderStatus(order, 'customer')
  return (
    <Box>
      <div>
        <b>{order.order_mask_id}</b>
        <StatusTag tone={tone}>{word}</StatusTag>
      </div>
      <p>{order.items_summary}</p>
      <div>
        <StageTicks
          items={stageItems(order, 'customer')}
          cancelled={cancelledAt(order)}
          label={stageStatusLabel(order) === word ? '' : stageStatusLabel(order)}
        />
        <Money value={order.monthly_fee} strong />
      </div>
      <DueText order={order} />
    </Box>
  )
}

const DueText = ({ order }: { order: OrderSummary }) => {
  const { due_at, turn, created_at } = order
  if (turn !== 'customer' || !due_at) return <small>{whenText(order) ?? `Pedido em ${formatDay(created_at)}`}</small>
  const { tone, text } = formatDue(due_at)
  return (
    <When $tone={tone} suppressHydrationWarning>
      {tone === 'late' ? text : `até ${tone === 'soon' ? text : formatDayShort(due_at)}`}
    </When>
  )
}

const Box = styled(OrderCardBox)`
  p {
    margin-bottom: 8px;
    color: ${color.t2};
  }
  small {
    margin-top: 4px;
  }
`

const When = styled.small<{ $tone: 'late' | 'soon' | 'plain' }>`
  && {
    color: ${({ $tone }) => ($tone === 'late' ? color.bad : $tone === 'soon' ? color.warn : color.t2)};
    font-weight: ${({ $tone }) => ($tone === 'plain' ? 400 : 600)};
  }
`
