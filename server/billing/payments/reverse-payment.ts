import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { isCreditNotePayment } from '@/services/billing/payments/payment-words.rules'
import { lockInvoice } from '../invoices/invoices.repository'
import { applyPayments, requirePaymentAction } from './apply-payments'
import { updateBoleto } from './boleto-jobs'
import { hasPayment, reversePaymentRow } from './payments.repository'

type PaymentRef = { id: number; paymentId: number }

/**
 * Reverses a payment that was wrong, with a reason: the invoice is open again if it is not covered any more, and credit that
 * came of it is taken back, even below zero.
 * Refuses 404, and 409 for a payment that is reversed already.
 */
export function reversePayment(actor: Actor, { id, paymentId }: PaymentRef, reason: string): Promise<void> {
  return transaction(async (tx) => {
    const invoice = orNotFound(await lockInvoice(tx, id))
    orNotFound((await hasPayment(tx, id, paymentId)) || undefined)
    const reversal = { reversedAt: new Date(), reversedBy: actor.id, reason }
    const payment = await reversePaymentRow(tx, { id: paymentId, invoiceId: id }, reversal)
    if (!payment) throw new Refusal('conflict', { errors: ['Esse pagamento já foi estornado.'] })
    if (isCreditNotePayment(payment))
      throw new Refusal('conflict', { errors: ['Uma nota de crédito não é estornada.'] })
    requirePaymentAction(actor, invoice, 'reverse_payment')
    const { amount, paidOn, method } = payment
    await applyPayments(tx, actor, invoice, {
      paymentId,
      action: 'payment_reversed',
      message: reason,
      before: { payment: paymentId, amount, paid_on: paidOn, method },
    })
    await updateBoleto(tx, id)
  })
}
