import { db } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Change } from '@/server/orders/workflow/change-order.service'
import type { DeliveryStatus } from '@/services/logistics/packages/delivery-status.rules'
import type { PackageFacts } from '@/services/logistics/packages/package-moves.rules'
import { findOrderOfPackage } from './packages.repository'

/** Company and number of the order that a package belongs to. Refuses 404 for an unknown package. */
export const getOrderOfPackage = async (packageId: number) => orNotFound(await findOrderOfPackage(db(), packageId))

/** The package among the rows of its locked order. */
export const packageIn = ({ record }: Change, packageId: number) =>
  orNotFound(record.packages.find(({ pkg }) => pkg.id === packageId)).pkg

/** The units that a return still lists: neither appraised nor cancelled. */
export const openReturnItems = ({ record }: Change, packageId: number) =>
  record.returnItems.filter((item) => item.packageId === packageId && item.closedAt === null)

/** The facts of a package that the rules about moves need. */
export const toPackageFacts = (pkg: { packageType: string; apart: boolean; deliveryStatus: string }): PackageFacts => ({
  isReturn: pkg.packageType === 'return',
  apart: pkg.apart,
  status: pkg.deliveryStatus as DeliveryStatus,
})
