import type { Actor } from '@/services/auth/actor.rules'
import type { Order } from '@/services/orders/orders.schema'
import { changeOrder, type Change } from './change-order.service'
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

/** One return parcel an address, which lists every serial that is still rented there and that nobody has asked back yet. */
export const startReturn = (change: Change): Promise<Outcome> =>
  openReturns(change, stayingUnits(change.rows), { apart: false })
