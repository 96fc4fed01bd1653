import { createPackage } from '@/services/logistics/packages.service'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { useOrderCommand } from './useOrderCommand'

/** One more package for an order. */
export const useAddPackage = (order: ManagedOrder) => useOrderCommand({ audience: 'staff', ...order }, createPackage)
