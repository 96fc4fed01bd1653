import type { OrderKey } from '@/services/orders/order-address.rules'
import { generateContract, setContractNumbers } from '@/services/orders/staff-orders.service'
import type { ContractNumbers } from '@/services/orders/workflow/order-commands.schema'
import { useOrderCommand } from './useOrderCommand'

/** The number of the contract, and of its addendum when there is one. */
export const useSetContractNumbers = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, (command: ContractNumbers) => setContractNumbers(order, command))

/** Writes the contract from the template and puts it up. */
export const useGenerateContract = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, () => generateContract(order))
