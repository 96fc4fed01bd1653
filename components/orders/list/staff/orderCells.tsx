import { Building2, CircleUserRound } from 'lucide-react'
import styled from 'styled-components'
import { DueDate } from '@/components/ui/display/DueDate'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { formatMonth } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { turnLabel } from '@/services/orders/workflow/texts.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { order: OrderSummary }

/** Whose turn it is: the customer's or one of our teams'. */
export const OrderTurn = ({ order }: Props) => {
  if (!order.turn) return <>—</>
  const Icon = order.turn === 'customer' ? Building2 : CircleUserRound
  return (
    <Who $staff={order.turn === 'staff'}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {turnLabel(order)}
    </Who>
  )
}

/** The deadline of the stage, or the end of the rental. */
export const OrderDue = ({ order }: Props) => {
  if (order.stage_name === 'ONGOING' && order.ends_on) return <Soft>até {formatMonth(order.ends_on)}</Soft>
  return order.turn && order.due_at ? <DueDate at={order.due_at} /> : <>—</>
}

const Soft = styled.span`
  color: ${color.t2};
  white-space: nowrap;
`

const Who = styled.span<{ $staff: boolean }>`
  ${flex.inlineRow};
  gap: 6px;
  vertical-align: top;
  white-space: nowrap;
  color: ${({ $staff }) => ($staff ? color.brandText : 'inherit')};
  font-weight: ${({ $staff }) => ($staff ? 500 : 'inherit')};
`

/** Marks an order whose customer requested its cancellation. */
export const CancelRequestedTag = ({ order }: { order: OrderSummary }) =>
  order.cancel_requested ? <StatusTag tone="bad">Cancelamento pedido</StatusTag> : null
