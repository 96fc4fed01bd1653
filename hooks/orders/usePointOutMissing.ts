import type { OrderRef } from '@/services/orders/order-ref.rules'
import { pointOutMissing } from '@/services/orders/orders.service'
import { useOrderCommand } from './useOrderCommand'

/** Instead of signing the delivery term the customer says what is missing; it is Arrenda's turn then. */
export const usePointOutMissing = (ref: OrderRef) =>
  useOrderCommand(ref, (message: string) => pointOutMissing(ref.maskId, message))
