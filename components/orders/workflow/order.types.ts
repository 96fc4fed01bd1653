import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import type { OrderAddress, StaffOrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'

export type OrderProps = { order: Order; orderRef: OrderAddress }

export type OrderDocumentProps = OrderProps & { document: OrderDocument }

/** A command of the customer, drawn in the turn banner or in the bar at the foot of a phone. */
export type CustomerActionProps = OrderProps & { size?: 'middle' | 'large' }

export type DialogState = { open: boolean; onClose: () => void }

export type StaffOrderProps = { order: Order; orderRef: StaffOrderAddress }
