import type { OrderKey } from '@/services/orders/order-address.rules'
import { generateContract, setContractNumbers } from '@/services/orders/staff-orders.service'
import { useStaffCommand } from './useOrderCommand'

export const useSetContractNumbers = (order: OrderKey) => useStaffCommand(order, setContractNumbers)

/** Writes the contract from the template and publishes it. */
export const useGenerateContract = (order: OrderKey) => useStaffCommand(order, generateContract)
