import { Building2, CircleUserRound } from 'lucide-react'
import styled from 'styled-components'
import { DueDate } from '@/components/ui/display/DueDate'
import { Money } from '@/components/ui/display/Money'
import { StageTicks } from '@/components/ui/display/StageTicks'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { formatCnpj, formatMonth } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { stageStatusLabel, turnLabel } from '@/services/orders/workflow/order-state-texts.rules'
import { cancelledAt, stageItems } from '@/services/orders/workflow/stage-line.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { OrderCardBox } from '../OrderCardBox'

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

export const CancelRequestedTag = ({ order }: { order: OrderSummary }) =>
  order.cancel_requested ? <StatusTag tone="bad">Cancelamento pedido</StatusTag> : null

export const StaffOrderCard = ({ order }: { order: OrderSummary }) => (
  <Box>
    <div>
      <b>{order.order_mask_id}</b>
      <OrderTurn order={order} />
    </div>
    <p>{order.company.corporate_name}</p>
    <CancelRequestedTag order={order} />
    <small>
      {formatCnpj(order.company.cnpj)} · {order.items_count === 1 ? '1 item' : `${String(order.items_count)} itens`}
    </small>
    <div>
      <StageTicks items={stageItems(order, 'staff')} cancelled={cancelledAt(order)} label={stageStatusLabel(order)} />
    </div>
    <div>
      <OrderDue order={order} />
      <Money value={order.monthly_fee} strong />
    </div>
  </Box>
)

const Box = styled(OrderCardBox)`
  > div + div {
    margin-top: 2px;
  }
  p {
    font-weight: 550;
  }
  > small {
    margin-bottom: 8px;
    font-variant-numeric: tabular-nums;
  }
`
