import { decideStage, type ManagedOrder } from '@/services/orders/orders-management.service'
import type { StageCommand } from '@/services/orders/order-commands.schema'
import { useOrderCommand } from './useOrderCommand'

/** Staff complete or refuse the stage that the command names. */
export const useDecideStage = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, (command: StageCommand) => decideStage(order, command))
