import type { ShippingItems } from '@/services/logistics/packages/packages.schema'
import { assignSerials, createPackage } from '@/services/logistics/packages/packages.service'
import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import { reportMissingItems } from '@/services/orders/orders.service'
import { recordPackageEvent } from '@/services/orders/staff-orders.service'
import { useCustomerCommand, useOrderCommand, useStaffCommand } from './useOrderCommand'

export const useCreatePackage = (order: OrderKey) => useOrderCommand({ audience: 'staff', ...order }, createPackage)

/** Assigns serials to a package. The form shows what is out of stock (409 `out_of_stock`). */
export const useAssignSerials = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, (items: ShippingItems) => assignSerials(items), { quiet: true })

/** Records the expected delivery, the shipping or the delivery of one package or of all. */
export const useRecordPackageEvent = (order: OrderKey) => useStaffCommand(order, recordPackageEvent)

/** Reports what is missing instead of signing the delivery term; the turn passes to Arrenda. */
export const useReportMissingItems = (ref: OrderAddress) => useCustomerCommand(ref, reportMissingItems)
