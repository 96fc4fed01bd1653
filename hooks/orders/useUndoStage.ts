import { undoStage, type ManagedOrder } from '@/services/orders/orders-management.service'
import type { UndoStage } from '@/services/orders/order-commands.schema'
import { useOrderCommand } from './useOrderCommand'

/** Takes the order one of the nine ways back, with a reason. */
export const useUndoStage = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, (command: UndoStage) => undoStage(order, command))
