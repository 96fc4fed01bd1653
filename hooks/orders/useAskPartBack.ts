import type { StaffReturnRequest } from '@/services/logistics/returns.schema'
import { requestPartialReturn } from '@/services/logistics/returns.service'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { useOrderCommand } from './useOrderCommand'

/** Staff ask for some units of an order back; the rest stays rented. */
export const useAskPartBack = ({ companyId, maskId }: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', companyId, maskId }, (units: StaffReturnRequest) =>
    requestPartialReturn(companyId, maskId, units),
  )
