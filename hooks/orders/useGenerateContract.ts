import { generateContract, type ManagedOrder } from '@/services/orders/orders-management.service'
import { useOrderCommand } from './useOrderCommand'

/** Writes the contract from the template and puts it up. */
export const useGenerateContract = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, () => generateContract(order))
