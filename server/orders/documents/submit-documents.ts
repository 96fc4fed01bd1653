import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { changeOrder } from '../workflow/change-order.service'
import { decideDocuments } from './documents.repository'

/**
 * Hands the documents in: the files are locked, staff decide. What was reproved and corrected is to be decided again.
 * Refuses 409 `conflict` while a required file is missing or a reproved document has no new one.
 */
export function submitDocuments(actor: Actor, ref: OrderKey): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'submit_documents',
    effect: async ({ tx, record }) => {
      const corrected = record.documents.filter(({ approved }) => approved === false)
      const ids = corrected.map(({ id }) => id)
      await decideDocuments(tx, ids, { approved: null, message: null })
      const reasons = corrected.map(({ documentType, message }) => ({ document_type: documentType, message }))
      return { turn: 'staff', before: { reproved: reasons } }
    },
  })
}
