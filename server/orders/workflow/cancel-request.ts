import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { notifyCustomer, notifyStaff, type OrderNotice, retractNotices, markNoticesRead } from '../mails/mail-order'
import { type Change, changeOrder } from './change-order.service'

/** Who may cancel, and therefore answers a cancel request (docs/workflow.md, "Cancelling"). */
const CANCEL_DECIDERS = ['ADMINISTRADOR', 'GERENTE VENDEDOR']

/**
 * The customer requests to cancel, with a reason. The order does not move; those who may cancel are notified and answer.
 * Refuses 409 `conflict` while one waits already, `stage_changed` once packages go out.
 */
export function requestCancel(actor: Actor, ref: OrderKey, reason: string): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'request_cancel',
    effect: async (change) => {
      await notifyDeciders(change, {
        title: 'O cliente pediu o cancelamento',
        message: `Cancele o pedido ou recuse com uma mensagem. Motivo: “${reason}”`,
        action: 'Responder ao cliente',
      })
      const asked = { reason, requested_by: actor.name, requested_at: change.now.toISOString() }
      return { message: reason, columns: { cancelRequest: { ...asked, answer: null, declined_at: null } } }
    },
  })
}

/** The customer withdraws the cancel request. Refuses 409 when none is open. */
export function withdrawCancelRequest(actor: Actor, ref: OrderKey): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'withdraw_cancel_request',
    effect: async (change) => {
      await retractNotices(change.tx, change.record.order, 'cancel-request')
      await notifyDeciders(change, {
        title: 'O cliente desistiu do cancelamento',
        message: 'O pedido segue de onde estava. Não é preciso responder.',
        action: 'Ver o pedido',
      })
      return { before: { cancel_request: change.record.order.cancelRequest }, columns: { cancelRequest: null } }
    },
  })
}

/** Staff decline the cancel request, with a message to the customer. Refuses 403 for other groups, 409 when none is open. */
export function declineCancelRequest(actor: Actor, ref: OrderKey, message: string): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'decline_cancel_request',
    effect: async ({ tx, record, now }) => {
      const { cancelRequest } = record.order
      await markNoticesRead(tx, record.order, 'cancel-request')
      await notifyCustomer(tx, record, {
        kind: 'order_turn',
        event: 'cancel-request',
        title: 'A Arrenda não cancelou o pedido',
        message: `O pedido segue de onde estava. Mensagem: “${message}”`,
        action: 'Ver o pedido',
      })
      const declined = cancelRequest && { ...cancelRequest, answer: message, declined_at: now.toISOString() }
      return { message, columns: { cancelRequest: declined } }
    },
  })
}

const notifyDeciders = ({ tx, record }: Change, notice: Omit<OrderNotice, 'kind'>): Promise<void> =>
  notifyStaff(tx, record, CANCEL_DECIDERS, { kind: 'order_turn', event: 'cancel-request', ...notice })
