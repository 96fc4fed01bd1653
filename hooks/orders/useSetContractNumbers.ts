import { setContractNumbers, type ManagedOrder } from '@/services/orders/orders-management.service'
import type { ContractNumbers } from '@/services/orders/order-commands.schema'
import { useOrderCommand } from './useOrderCommand'

/** The number of the contract, and of its addendum when there is one. */
export const useSetContractNumbers = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, (command: ContractNumbers) => setContractNumbers(order, command))
