import type { OrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'

/** An order and its address for commands. */
export type OrderProps = { order: Order; orderRef: OrderAddress }

/** A command of the customer, drawn in the turn banner or in the bar at the foot of a phone. */
export type CustomerActionProps = OrderProps & { size?: 'middle' | 'large' }

/** The address of an order on staff's pages, which name the company. */
export type StaffOrderAddress = Extract<OrderAddress, { audience: 'staff' }>

/** What every panel of staff's order takes. */
export type StaffOrderProps = { order: Order; orderRef: StaffOrderAddress }
