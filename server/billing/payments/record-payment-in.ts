import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { type Refusal, refuseField } from '@/server/http/refusal'
import { formatInvoiceNumber } from '@/services/billing/invoices/invoice-states.rules'
import {
  isCreditNotePayment,
  type PaymentMethod,
  type PaymentSource,
} from '@/services/billing/payments/payment-words.rules'
import { must } from '@/services/invariant/must.rules'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'
import { applyPayments } from './apply-payments'
import { findPaymentsByName, insertPayment } from './payments.repository'

export type Recording = {
  /** Decimal text, more than zero. */
  amount: string
  paidOn: string
  method: PaymentMethod
  source: PaymentSource
  /** What the bank or the provider calls it; the same name of the same source is the same payment. */
  externalId: string | null
}

/**
 * Records a payment of an invoice whose lock the caller holds: PAID once nothing is left; what is more than the invoice and
 * its charges is credit of the company.
 * @param message for the history, for instance the line of a file
 * @returns the invoice as it is then; as it was, if its source has told of exactly this payment already
 * Refuses 409 for a name that the source gave to another payment.
 */
export async function recordPaymentIn(
  tx: Tx,
  author: Author,
  invoice: InvoiceRow,
  payment: Recording,
  message?: string,
): Promise<InvoiceRow> {
  const paymentId = await insertPayment(tx, { ...payment, invoiceId: invoice.id, recordedBy: author.id })
  if (paymentId === undefined) {
    await requireSame(tx, invoice, payment)
    return invoice
  }
  const { amount, paidOn, method } = payment
  const after = { payment: paymentId, amount, paid_on: paidOn, method }
  const action = isCreditNotePayment(payment) ? 'credited' : 'payment_recorded'
  return applyPayments(tx, author, invoice, { paymentId, action, message, after })
}

/** A repeated message is no second payment; another payment under the same name is a mistake. */
async function requireSame(tx: Tx, invoice: InvoiceRow, { source, externalId, amount, paidOn }: Recording) {
  const name = must(externalId, 'name of a payment that exists')
  const [found] = await findPaymentsByName(tx, source, [name])
  const { payment, number } = must(found, 'payment of that name')
  if (payment.reversedAt !== null) throw refuseField('external_id', 'Esse pagamento foi estornado', 'conflict')
  if (payment.invoiceId === invoice.id && payment.amount === amount && payment.paidOn === paidOn) return
  throw takenName(must(number, 'number of an issued invoice'))
}

const takenName = (number: number): Refusal =>
  refuseField(
    'external_id',
    `Já há outro pagamento com essa identificação, na fatura ${formatInvoiceNumber(number)}`,
    'conflict',
  )
