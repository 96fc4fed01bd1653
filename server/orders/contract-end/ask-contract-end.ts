import { hasEvent } from '@/server/audit/audit.service'
import type { Actor } from '@/services/auth/actor.rules'
import { formatDay, toDay } from '@/services/format/format.rules'
import { isEndNear } from '@/services/orders/contract-end/contract-end.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { notifyCustomer } from '../mails/mail-order'
import { changeOrder } from '../workflow/change-order.service'

const HISTORY_ACTION = 'contract_end_asked'
const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * Staff who may send an addendum mail the customer's people the question what they want when the contract ends.
 * Refuses 409 `conflict` while the end is more than 90 days away, once the customer has chosen, and twice within 24 hours.
 */
export function askContractEnd(actor: Actor, ref: OrderKey): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'issue_addendum',
    historyAction: HISTORY_ACTION,
    effect: async ({ tx, record, now, preconditionFailed }) => {
      const { id, endsOn, contractEnd, version } = record.order
      const today = toDay(now)
      if (!endsOn || !isEndNear(endsOn, today)) throw preconditionFailed('Este contrato ainda não está perto do fim.')
      if (contractEnd?.choice) throw preconditionFailed('O cliente já disse o que quer.')
      const since = new Date(now.getTime() - DAY_MS)
      if (await hasEvent(tx, { model: 'order', objectId: id, action: HISTORY_ACTION, since }))
        throw preconditionFailed('Já perguntamos nas últimas 24 horas.')
      await notifyCustomer(tx, record, {
        kind: 'contract_end',
        key: `order:${String(id)}:end-question:${String(version)}`,
        title: 'O que você quer fazer quando o contrato terminar?',
        message: `Ele vai até ${formatDay(endsOn)}. Renove, devolva ou troque os equipamentos: você vê quanto fica antes de confirmar.`,
        action: 'Escolher o que fazer',
      })
      return {}
    },
  })
}
