import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { decideDocuments } from '../documents/documents.repository'
import { documentOfType } from '../documents/withdraw-files'
import { changeOrder } from '../workflow/change-order.service'

/** The customer reports what is missing from the delivery instead of signing the term; staff upload a new one. */
export function reportMissingItems(actor: Actor, ref: OrderKey, message: string): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'point_out_missing',
    effect: async ({ tx, record, now }) => {
      const decision = { approved: false, message, decidedBy: actor.id, decidedAt: now }
      await decideDocuments(tx, [documentOfType(record, 'DELIVERY_TERM').id], decision)
      return { message }
    },
  })
}
