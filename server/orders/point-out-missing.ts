import type { Actor } from '@/services/auth/actor.rules'
import type { Order } from '@/services/orders/orders.schema'
import { changeOrder } from './change-order.service'
import { decideDocuments } from './documents.repository'
import type { OrderRef } from './order.repository'
import { paperOf } from './withdrawals'

/** The customer says what is missing from the delivery instead of signing its term; staff put up a new one. */
export function pointOutMissing(actor: Actor, ref: OrderRef, message: string): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'point_out_missing',
    effect: async ({ tx, rows, now }) => {
      const decision = { approved: false, message, decidedBy: actor.id, decidedAt: now }
      await decideDocuments(tx, [paperOf(rows, 'DELIVERY_TERM').id], decision)
      return { message }
    },
  })
}
