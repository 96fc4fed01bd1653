import { withdrawAddendum } from '@/services/orders/contract-end.service'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { useOrderCommand } from './useOrderCommand'

/** Staff take an addendum back before it is answered. */
export const useWithdrawAddendum = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, (addendumId: number) => withdrawAddendum(order, addendumId))
