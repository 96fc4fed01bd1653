import { Money } from '@/components/ui/display/Money'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { OrderCardBox } from '../../OrderCardBox'
import { EndSaid, EndsOn } from './endingColumns'

/** A row of the list on a phone. */
export const EndingCard = ({ order }: { order: OrderSummary }) => (
  <OrderCardBox>
    <div>
      <b>{order.order_mask_id}</b>
      <EndSaid order={order} />
    </div>
    <p>{order.company.corporate_name}</p>
    <div>
      <EndsOn order={order} />
      <Money value={order.monthly_fee} perMonth />
    </div>
  </OrderCardBox>
)
