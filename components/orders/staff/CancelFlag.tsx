import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { OrderSummary } from '@/services/orders/orders.schema'

/** In a list: the customer asked to cancel and waits for an answer. */
export const CancelFlag = ({ order }: { order: OrderSummary }) =>
  order.cancel_requested ? <StatusTag tone="bad">Cancelamento pedido</StatusTag> : null
