import type { StaffReturnRequest } from '@/services/logistics/returns/returns.schema'
import { requestPartialReturn } from '@/services/logistics/returns/returns.service'
import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import { requestReturn } from '@/services/orders/orders.service'
import { useCustomerCommand, useStaffCommand } from './useOrderCommand'

/** Ends the rental: all units are collected. */
export const useRequestReturn = (ref: OrderAddress) => useCustomerCommand(ref, requestReturn)

/** Staff request the return of some units; the rest stays rented. */
export const useRequestPartialReturn = (order: OrderKey) =>
  useStaffCommand(order, ({ companyId, maskId }, units: StaffReturnRequest) =>
    requestPartialReturn(companyId, maskId, units),
  )
