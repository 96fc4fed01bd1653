import { addReturns } from '@/server/logistics/packages.service'
import { askUnitsBack } from '@/server/stock/rented-units.service'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import type { Order } from '@/services/orders/orders.schema'
import { changeOrder, type Change } from './change-order.service'
import type { OrderRef } from './order.repository'
import type { OrderRows } from './order-rows.repository'
import type { Outcome } from './settle-change'

/** The customer asks to give everything back: the order goes into RETURNING as when staff start it. */
export function requestReturn(actor: Actor, ref: OrderRef, message?: string): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'request_return',
    effect: async (change) => ({ message, ...(await startReturn(change)) }),
  })
}

/** One return parcel an address, which lists every serial that is still rented there. */
export async function startReturn({ tx, rows, actor, now }: Change): Promise<Outcome> {
  const returns = unitsByAddress(rows)
  const ids = await addReturns(tx, { orderId: rows.order.id, requestDate: toDay(now), returns })
  for (const [index, { units }] of returns.entries()) {
    const about = { orderId: rows.order.id, companyId: rows.company.id, packageId: ids[index] ?? 0 }
    await askUnitsBack(
      tx,
      actor,
      about,
      units.map(({ unitId }) => unitId),
    )
  }
  return { after: { returns: returns.map(({ addressId, units }) => ({ address: addressId, units: units.length })) } }
}

function unitsByAddress({ rentals, packages }: OrderRows) {
  const open = rentals.filter(({ closedAt }) => closedAt === null)
  const addressOf = new Map(packages.map(({ parcel }) => [parcel.id, parcel.addressId]))
  const byAddress = Map.groupBy(open, ({ packageId }) => addressOf.get(packageId) ?? 0)
  return [...byAddress].map(([addressId, units]) => ({ addressId, units }))
}
