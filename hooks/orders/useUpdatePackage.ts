import { updatePackage } from '@/services/logistics/packages.service'
import type { PackageUpdate } from '@/services/logistics/packages.schema'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { useOrderCommand } from './useOrderCommand'

/** Receives a return, or writes a package's dates and comment. */
export const useUpdatePackage = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, ({ packageId, ...update }: PackageUpdate & { packageId: number }) =>
    updatePackage(packageId, update),
  )
