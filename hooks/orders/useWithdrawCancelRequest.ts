import type { OrderRef } from '@/services/orders/order-ref.rules'
import { withdrawCancelRequest } from '@/services/orders/orders.service'
import { useOrderCommand } from './useOrderCommand'

/** The customer takes the wish to cancel back. */
export const useWithdrawCancelRequest = (ref: OrderRef) => useOrderCommand(ref, () => withdrawCancelRequest(ref.maskId))
