import type { Actor } from '@/services/auth/actor.rules'
import { formatDay, formatMoney, toDay } from '@/services/format/format.rules'
import type { AddendumDecision, NewAddendum } from '@/services/orders/contract-end/contract-end.schema'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { notifyCustomer, retractNotices, markNoticesRead } from '../mails/mail-order'
import type { OrderRecord } from '../order-record.repository'
import { type Change, changeOrder } from '../workflow/change-order.service'
import { insertAddendum, updateAddendum } from './addenda.repository'
import { beginAddendum } from './begin-addenda'
import { renewalTermsOf } from './renewal'
import { NO_CHOICE, notifySales } from './set-contract-end-choice'

type AddendumRef = { addendumId: number }

/**
 * Staff offer to renew: an addendum with its own number, months and fee, frozen as of today, which the customer answers.
 * Refuses 409 while one waits already and for a number that the order has used.
 */
export function issueAddendum(actor: Actor, ref: OrderKey, body: NewAddendum): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'issue_addendum',
    effect: async (change) => {
      const { tx, record, preconditionFailed } = change
      const { order } = record
      const durationMonths = body.duration_months
      const {
        readjustment,
        keptBecause: _,
        ...terms
      } = await renewalTermsOf(tx, record, { durationMonths, index: body.index })
      const message = body.message ?? null
      const addendumId = await insertAddendum(tx, {
        ...terms,
        orderId: order.id,
        number: body.number,
        durationMonths,
        index: readjustment?.index,
        indexMonth: readjustment?.month,
        indexRate: readjustment?.rate,
        message,
        createdBy: actor.id,
      })
      if (addendumId === undefined) throw preconditionFailed(`O pedido já tem um aditivo ${body.number}.`)
      await notifyCustomer(change.tx, change.record, {
        kind: 'contract_end',
        event: offerOf(addendumId),
        title: `O aditivo ${body.number} espera o seu aceite`,
        message: [
          `Renova o contrato por ${String(durationMonths)} meses, de ${formatDay(terms.beginsOn)} a ${formatDay(terms.endsOn)}, por ${formatMoney(terms.monthlyFee)} ao mês.`,
          `Responda até ${formatDay(terms.beginsOn)}.`,
          ...(message ? [`Mensagem: “${message}”`] : []),
        ].join(' '),
        action: 'Ver o aditivo',
      })
      return {
        message,
        columns: { contractEnd: { ...(order.contractEnd ?? NO_CHOICE), addendum: 'open' } },
        after: { addendum: body.number, monthly_fee: terms.monthlyFee, ends_on: terms.endsOn, readjustment },
      }
    },
  })
}

/**
 * The customer accepts an addendum, which moves the end of the contract now and the fee on its first day, or refuses it with a
 * reason. Refuses 404 for an addendum that is none of the order's, 409 when it waits no more.
 */
export function decideAddendum(
  actor: Actor,
  ref: OrderKey & AddendumRef,
  { accepted, message }: AddendumDecision,
): Promise<Order> {
  return changeOrder(actor, ref, {
    action: accepted ? 'accept_addendum' : 'refuse_addendum',
    effect: async (change) => {
      const { tx, now } = change
      const addendum = openAddendum(change, ref)
      await markNoticesRead(tx, change.record.order, offerOf(addendum.id))
      const decision = { decidedBy: actor.id, decidedAt: now }
      if (!accepted) {
        await updateAddendum(tx, addendum.id, { ...decision, status: 'refused' })
        await notifySales(change, {
          title: `O cliente recusou o aditivo ${addendum.number}`,
          message: `Envie outro aditivo ou combine a devolução. Motivo: “${message ?? ''}”`,
          action: 'Ver o pedido',
        })
        return { message, ...withAnswer(change.record, 'refused'), after: { addendum: addendum.number } }
      }
      if (toDay(now) > addendum.beginsOn)
        throw change.preconditionFailed(`O prazo para aceitar era ${formatDay(addendum.beginsOn)}: peça outro aditivo.`)
      await updateAddendum(tx, addendum.id, { ...decision, status: 'accepted' })
      const fee = await beginAddendum(tx, addendum, change.record.order.monthlyFee, now)
      await notifySales(change, {
        title: `O cliente aceitou o aditivo ${addendum.number}`,
        message: `O contrato vai até ${formatDay(addendum.endsOn)}, por ${formatMoney(addendum.monthlyFee)} ao mês.`,
        action: 'Ver o pedido',
      })
      const { endsOn, addendumNumber } = change.record.order
      return {
        columns: { ...fee, endsOn: addendum.endsOn, addendumNumber: addendum.number, contractEnd: null },
        before: { ends_on: endsOn, addendum_number: addendumNumber },
        after: { ends_on: addendum.endsOn, addendum_number: addendum.number, monthly_fee: addendum.monthlyFee },
      }
    },
  })
}

/** Staff take an addendum back before it is answered. Refuses as `decideAddendum`. */
export function withdrawAddendum(actor: Actor, ref: OrderKey & AddendumRef): Promise<Order> {
  return changeOrder(actor, ref, {
    action: 'withdraw_addendum',
    effect: async (change) => {
      const addendum = openAddendum(change, ref)
      await updateAddendum(change.tx, addendum.id, {
        status: 'withdrawn',
        decidedBy: actor.id,
        decidedAt: change.now,
      })
      await retractNotices(change.tx, change.record.order, offerOf(addendum.id))
      await notifyCustomer(change.tx, change.record, {
        kind: 'contract_end',
        event: 'contract-end',
        title: `A Arrenda retirou o aditivo ${addendum.number}`,
        message: 'Você não precisa responder. O contrato segue como está.',
        action: 'Ver o pedido',
      })
      return { ...withAnswer(change.record, null), after: { addendum: addendum.number } }
    },
  })
}

/** What the customer was told of an addendum that waits for them. */
const offerOf = (addendumId: number): string => `addendum:${String(addendumId)}`

/** The one that waits, which must be the one that the person saw. */
function openAddendum(
  { record, preconditionFailed }: Change,
  { addendumId }: AddendumRef,
): OrderRecord['addenda'][number] {
  const open = record.addenda.find(({ id, status }) => id === addendumId && status === 'open')
  if (!open) throw preconditionFailed('Esse aditivo não espera mais resposta.')
  return open
}

const withAnswer = ({ order }: OrderRecord, addendum: 'refused' | null) => ({
  columns: { contractEnd: { ...(order.contractEnd ?? NO_CHOICE), addendum } },
})
