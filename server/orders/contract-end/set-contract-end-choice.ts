import type { Actor } from '@/services/auth/actor.rules'
import { formatDay } from '@/services/format/format.rules'
import { END_CHOICE_LABEL } from '@/services/orders/contract-end/contract-end.rules'
import type { ContractEndChoice } from '@/services/orders/contract-end/contract-end.schema'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { notifyStaff, type OrderNotice } from '../mails/mail-order'
import type { OrderRow } from '../order-record.repository'
import { type Change, changeOrder } from '../workflow/change-order.service'

/** Sales renew contracts and are notified (ADR 509). */
const SALES = ['VENDEDOR', 'GERENTE VENDEDOR', 'ADMINISTRADOR']

export const NO_CHOICE: NonNullable<OrderRow['contractEnd']> = {
  choice: null,
  duration_months: null,
  message: null,
  said_by: null,
  said_at: null,
  addendum: null,
}

/** The customer chooses what happens at the contract's end, or changes the choice. It does not move the order; sales are notified. */
export function setContractEndChoice(actor: Actor, ref: OrderKey, body: ContractEndChoice): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'say_contract_end',
    effect: async (change) => {
      const { order } = change.record
      const chosen = {
        choice: body.choice,
        duration_months: body.duration_months ?? null,
        message: body.message ?? null,
      }
      const months = chosen.duration_months === null ? '' : ` por ${String(chosen.duration_months)} meses`
      const until = order.endsOn ? `O contrato vai até ${formatDay(order.endsOn)}.` : ''
      await notifySales(change, {
        title: `O cliente quer ${END_CHOICE_LABEL[chosen.choice].toLowerCase()}${months} no fim do contrato`,
        message: chosen.message ? `${until} Mensagem: “${chosen.message}”` : until,
        action: chosen.choice === 'renew' ? 'Enviar o aditivo' : 'Ver o pedido',
      })
      const contractEnd = {
        ...(order.contractEnd ?? NO_CHOICE),
        ...chosen,
        said_by: actor.name,
        said_at: change.now.toISOString(),
      }
      return {
        message: chosen.message,
        columns: { contractEnd },
        before: { contract_end: order.contractEnd?.choice ?? null },
        after: { contract_end: chosen.choice, duration_months: chosen.duration_months },
      }
    },
  })
}

/** Mails those who renew contracts. */
export const notifySales = ({ tx, record }: Change, notice: Omit<OrderNotice, 'kind'>): Promise<void> =>
  notifyStaff(tx, record, SALES, { kind: 'contract_end', event: 'contract-end', ...notice })
