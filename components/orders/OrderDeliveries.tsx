import type { ReactNode } from 'react'
import { Card } from '@/components/ui/Card'
import type { Audience } from '@/services/orders/order-ref.rules'
import type { Order } from '@/services/orders/orders.schema'
import { OrderPackage } from './OrderPackage'
import { OrderReturn } from './returns/OrderReturn'

type Props = {
  order: Order
  audience: Audience
  /** Beside the title of what goes out. */
  extra?: ReactNode
}

/** What goes to each address, and what comes back: state, dates, tracking code. */
export const OrderDeliveries = ({ order, audience, extra }: Props) => {
  const outgoing = order.packages.filter(({ package_type }) => package_type !== 'return')
  const returns = order.packages.filter(({ package_type }) => package_type === 'return')
  return (
    <>
      {returns.length > 0 && (
        <Card id="devolucoes" title={returns.length === 1 ? 'Devolução' : 'Devoluções'} flush>
          {returns.map((parcel) => (
            <OrderReturn key={parcel.id} maskId={order.order_mask_id} parcel={parcel} audience={audience} />
          ))}
        </Card>
      )}
      {outgoing.length > 0 && (
        <Card id="entregas" title="Entregas" flush extra={extra}>
          {outgoing.map((parcel) => (
            <OrderPackage key={parcel.id} parcel={parcel} audience={audience} />
          ))}
        </Card>
      )}
    </>
  )
}
