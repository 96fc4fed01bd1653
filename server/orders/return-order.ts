import { cancelExchanges } from '@/server/equipment/exchanges/release-reserved.service'
import { cancelPackage } from '@/server/logistics/packages/reduce-packages.service'
import { releaseHolds } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { isInWarehouse } from '@/services/logistics/package-stages.rules'
import type { Order } from '@/services/orders/orders.schema'
import { type Change, changeOrder } from './change-order.service'
import { ofOrder } from './of-order.service'
import { loadContents, type OrderRows } from './order-rows.repository'
import type { OrderRef } from './order.repository'
import { openReturns, stayingUnits } from './returning.service'
import type { Outcome } from './settle-change'

/** The customer asks to give everything back: the order goes into RETURNING as when staff start it. */
export function requestReturn(actor: Actor, ref: OrderRef, message?: string): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'request_return',
    effect: async (change) => ({ message, ...(await startReturn(change)) }),
  })
}

/**
 * One return package an address, which lists every serial that is still rented there and that nobody has asked back yet. What
 * was to go to the customer and has not left is called off, exchanges with it.
 */
export async function startReturn(change: Change): Promise<Outcome> {
  const { tx, rows, actor } = change
  const order = ofOrder(rows)
  await cancelExchanges(tx, actor, order)
  const { packages } = await loadContents(tx, order.orderId)
  for (const { pkg } of packages.filter(isInTheHouse)) await cancelPackage(tx, actor, { ...order, packageId: pkg.id })
  const now = { ...change, rows: { ...rows, ...(await loadContents(tx, order.orderId)) } }
  return openReturns(now, stayingUnits(now.rows), { apart: false })
}

/** The rental is over: what was still being prepared beside it is called off, and nothing is kept for it any more. */
export async function endRental({ tx, rows, actor }: Change): Promise<Outcome> {
  for (const { pkg } of rows.packages.filter(isInTheHouse))
    await cancelPackage(tx, actor, { ...ofOrder(rows), packageId: pkg.id })
  await releaseHolds(tx, rows.order.id, 'cancelled')
  return {}
}

/** What goes its own way to the customer and has not left. */
const isInTheHouse = ({ pkg: { packageType, apart, deliveryStatus } }: OrderRows['packages'][number]): boolean =>
  packageType !== 'return' && apart && isInWarehouse(deliveryStatus)
