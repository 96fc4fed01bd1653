import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { StageTicks } from '@/components/ui/display/StageTicks'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { formatDay, formatDayShort, formatDue } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { cancelledAt, stageItems, whenText } from '@/services/orders/workflow/stage-line.rules'
import { orderStatus, stageStatusLabel } from '@/services/orders/workflow/texts.rules'
import { color } from '@/styles/tokens'
import { OrderCardBox } from './OrderCardBox'

/** An order as a card of the customer's list on phones. */
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
