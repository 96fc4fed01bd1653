import { cancelExchanges } from '@/server/equipment/exchanges/release-reserved.service'
import { cancelPackage } from '@/server/logistics/packages/reduce-packages.service'
import { releaseHolds } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { isInWarehouse } from '@/services/logistics/packages/package-stages.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { loadContents, type OrderRecord } from '../order-record.repository'
import type { CommandResult } from '../workflow/apply-transition'
import { type Change, changeOrder, rentalOwner } from '../workflow/change-order.service'
import { openReturns } from './open-returns.service'
import { unitsNotAskedBack } from './rented-units.service'

/** The customer asks to give everything back: the order goes into RETURNING as when staff start it. */
export function requestReturn(actor: Actor, ref: OrderKey, message?: string): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'request_return',
    effect: async (change) => ({ message, ...(await startReturn(change)) }),
  })
}

/**
 * Opens one return package per address with every rented serial no return has been requested for. Packages and exchanges that
 * have not left the warehouse are cancelled.
 */
export async function startReturn(change: Change): Promise<CommandResult> {
  const { tx, record, actor } = change
  const order = rentalOwner(record)
  await cancelExchanges(tx, actor, order)
  const { packages } = await loadContents(tx, order.orderId)
  for (const { pkg } of packages.filter(isInTheHouse)) await cancelPackage(tx, actor, { ...order, packageId: pkg.id })
  const now = { ...change, record: { ...record, ...(await loadContents(tx, order.orderId)) } }
  return openReturns(now, unitsNotAskedBack(now.record), { apart: false })
}

/** The rental is over: packages still being prepared are cancelled and holds released. */
export async function endRental({ tx, record, actor }: Change): Promise<CommandResult> {
  for (const { pkg } of record.packages.filter(isInTheHouse))
    await cancelPackage(tx, actor, { ...rentalOwner(record), packageId: pkg.id })
  await releaseHolds(tx, record.order.id, 'cancelled')
  return {}
}

/** An `apart` package to the customer that has not left the warehouse. */
const isInTheHouse = ({ pkg: { packageType, apart, deliveryStatus } }: OrderRecord['packages'][number]): boolean =>
  packageType !== 'return' && apart && isInWarehouse(deliveryStatus)
