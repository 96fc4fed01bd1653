import type { OrderRef } from '@/services/orders/order-ref.rules'
import { requestCancel } from '@/services/orders/orders.service'
import { useOrderCommand } from './useOrderCommand'

/** The customer asks to cancel, with a reason. */
export const useRequestCancel = (ref: OrderRef) =>
  useOrderCommand(ref, (message: string) => requestCancel(ref.maskId, message))
