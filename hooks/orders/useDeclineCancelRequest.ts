import { declineCancelRequest, type ManagedOrder } from '@/services/orders/orders-management.service'
import { useOrderCommand } from './useOrderCommand'

/** Staff say no to the customer's wish to cancel, with a message. */
export const useDeclineCancelRequest = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, (message: string) => declineCancelRequest(order, message))
