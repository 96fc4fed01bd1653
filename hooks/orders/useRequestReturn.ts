import type { OrderRef } from '@/services/orders/order-ref.rules'
import { requestReturn } from '@/services/orders/orders.service'
import { useOrderCommand } from './useOrderCommand'

/** Ends the rental: everything rented by the order is to be fetched. */
export const useRequestReturn = (ref: OrderRef) =>
  useOrderCommand(ref, (message: string | undefined) => requestReturn(ref.maskId, message))
