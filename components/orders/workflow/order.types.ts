import type { OrderAddress, StaffOrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'

/** An order and its address for commands. */
export type OrderProps = { order: Order; orderRef: OrderAddress }

/** A command of the customer, drawn in the turn banner or in the bar at the foot of a phone. */
export type CustomerActionProps = OrderProps & { size?: 'middle' | 'large' }

/** Whether a dialog is open, and how it closes. */
export type DialogState = { open: boolean; onClose: () => void }

/** What every panel of staff's order takes. */
export type StaffOrderProps = { order: Order; orderRef: StaffOrderAddress }
