import { cancelOrder, type ManagedOrder } from '@/services/orders/orders-management.service'
import type { CancelOrder } from '@/services/orders/order-commands.schema'
import { useOrderCommand } from './useOrderCommand'

/** Staff cancel, with a reason; everything reserved is released. */
export const useCancelOrder = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, (command: CancelOrder) => cancelOrder(order, command))
