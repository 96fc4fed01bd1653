import { transaction } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { NewPayment } from '@/services/billing/payments/payments.schema'
import { currentDay } from '@/services/format/format.rules'
import { toCents } from '@/services/simulation/money.rules'
import { lockInvoice } from '../invoices/invoices.repository'
import { updateBoleto } from './boleto-jobs'
import { requirePaymentAction } from './apply-payments'
import { recordPaymentIn } from './record-payment-in'

/**
 * Records a payment that staff saw. Repeated with the same `external_id` it is recorded once.
 * Refuses 404; 400 for an amount of zero or less and for a day that is still to come; 409 for an invoice that is a draft,
 * cancelled or a credit note, and for an `external_id` that names another payment.
 */
export function recordPayment(actor: Actor, invoiceId: number, body: NewPayment): Promise<void> {
  if (toCents(body.amount) <= 0) throw refuseField('amount', 'Use um valor maior que zero')
  if (body.paid_on > currentDay()) throw refuseField('paid_on', 'Escolha hoje ou um dia que já passou')
  const { amount, paid_on, method, external_id } = body
  return transaction(async (tx) => {
    const invoice = orNotFound(await lockInvoice(tx, invoiceId))
    requirePaymentAction(actor, invoice, 'record_payment')
    await recordPaymentIn(tx, actor, invoice, {
      amount,
      paidOn: paid_on,
      method,
      source: 'manual',
      externalId: external_id === '' ? null : external_id,
    })
    await updateBoleto(tx, invoiceId)
  })
}
