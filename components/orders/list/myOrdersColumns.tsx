import styled from 'styled-components'
import { DueDate } from '@/components/ui/display/DueDate'
import { Money } from '@/components/ui/display/Money'
import { StageTicks } from '@/components/ui/display/StageTicks'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { formatDay } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { cancelledAt, stageItems, whenText } from '@/services/orders/workflow/stage-line.rules'
import { orderStatus, stageStatusLabel } from '@/services/orders/workflow/texts.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

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
  { key: 'created', title: 'Pedido em', align: 'right', render: (order) => formatDay(order.created_at) },
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
  font-size: 13px;
  color: ${color.t2};
`
