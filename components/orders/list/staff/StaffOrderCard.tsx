import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { StageTicks } from '@/components/ui/display/StageTicks'
import { formatCnpj } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { cancelledAt, stageItems } from '@/services/orders/workflow/stage-line.rules'
import { stageStatusLabel } from '@/services/orders/workflow/texts.rules'
import { OrderCardBox } from '../OrderCardBox'
import { CancelRequestedTag, OrderDue, OrderTurn } from './orderCells'

/** An order as a card of staff's list on phones. */
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
