import { appraisePackage } from '@/services/logistics/packages.service'
import type { Appraisal } from '@/services/logistics/packages.schema'
import { useReturnCommand } from './useReturnCommand'

/** Records how units of a return were found and where they go. */
export const useAppraiseReturn = (packageId: number) =>
  useReturnCommand((items: Appraisal['items']) => appraisePackage(packageId, { items }))
