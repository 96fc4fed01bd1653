import { appraisePackage } from '@/services/logistics/packages.service'
import type { Appraisal } from '@/services/logistics/packages.schema'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { useOrderCommand } from './useOrderCommand'

/** Records how every unit of a return was found and where it goes. */
export const useAppraisePackage = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, ({ packageId, ...appraisal }: Appraisal & { packageId: number }) =>
    appraisePackage(packageId, appraisal),
  )
