import type { ShippingItems } from '@/services/logistics/packages.schema'
import { assignSerials, createPackage } from '@/services/logistics/packages.service'
import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import { reportMissingItems } from '@/services/orders/orders.service'
import { recordPackageEvent } from '@/services/orders/staff-orders.service'
import type { EventCommand } from '@/services/orders/workflow/order-commands.schema'
import { useOrderCommand } from './useOrderCommand'

/** One more package for an order. */
export const useCreatePackage = (order: OrderKey) => useOrderCommand({ audience: 'staff', ...order }, createPackage)

/** Puts serials into a package. What the shelf lacks (409 `out_of_stock`) is shown where it was asked. */
export const useAssignSerials = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, (items: ShippingItems) => assignSerials(items), { quiet: true })

/** Expected delivery, sending with its tracking code, or delivery date; of one package or of all. */
export const useRecordPackageEvent = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, (command: EventCommand) => recordPackageEvent(order, command))

/** Instead of signing the delivery term the customer says what is missing; it is Arrenda's turn then. */
export const useReportMissingItems = (ref: OrderAddress) =>
  useOrderCommand(ref, (message: string) => reportMissingItems(ref.maskId, message))
