import { recordEvent, type ManagedOrder } from '@/services/orders/orders-management.service'
import type { EventCommand } from '@/services/orders/order-commands.schema'
import { useOrderCommand } from './useOrderCommand'

/** Expected delivery, sending with its tracking code, or delivery date; of one package or of all. */
export const useRecordEvent = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, (command: EventCommand) => recordEvent(order, command))
