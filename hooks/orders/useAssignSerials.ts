import { assignSerials } from '@/services/logistics/packages.service'
import type { ShippingItems } from '@/services/logistics/packages.schema'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { useOrderCommand } from './useOrderCommand'

/** Puts serials into a package. What the shelf lacks (409 `out_of_stock`) is shown where it was asked. */
export const useAssignSerials = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, (items: ShippingItems) => assignSerials(items), { quiet: true })
