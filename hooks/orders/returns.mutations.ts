import type { StaffReturnRequest } from '@/services/logistics/returns.schema'
import { requestPartialReturn } from '@/services/logistics/returns.service'
import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import { requestReturn } from '@/services/orders/orders.service'
import { useOrderCommand } from './useOrderCommand'

/** Ends the rental: everything rented by the order is to be fetched. */
export const useRequestReturn = (ref: OrderAddress) =>
  useOrderCommand(ref, (message: string | undefined) => requestReturn(ref.maskId, message))

/** Staff ask for some units of an order back; the rest stays rented. */
export const useRequestPartialReturn = ({ companyId, maskId }: OrderKey) =>
  useOrderCommand({ audience: 'staff', companyId, maskId }, (units: StaffReturnRequest) =>
    requestPartialReturn(companyId, maskId, units),
  )
