import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { currentDay, formatDayShort, formatMoney, toCents } from '@/services/format/format.rules'
import { PAYMENT_METHOD_LABEL } from './payment-words.rules'
import type { PaymentOptions } from './payments.schema'

/**
 * What late payment adds, written out: "R$ 17.538,00 + multa de R$ 350,76 + juros de R$ 99,38.". Undefined without
 * charges.
 */
export function chargesSentence({ open_total, late }: Pick<PaymentOptions, 'open_total' | 'late'>): string | undefined {
  const parts = [
    toCents(late.fine) > 0 && `multa de ${formatMoney(late.fine)}`,
    toCents(late.interest) > 0 && `juros de ${formatMoney(late.interest)}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? undefined : `${[formatMoney(open_total), ...parts].join(' + ')}.`
}

/** "O código já inclui os encargos de hoje, 22/12." */
export const todayInCode = (now: Date = new Date()): string =>
  `O código já inclui os encargos de hoje, ${formatDayShort(currentDay(), now)}.`

/** What somebody paid, in integer cents: what credit notes gave back lessens the invoice as well, but nobody paid it. */
export function paidCents({ paid_total, payments }: Pick<Invoice, 'paid_total' | 'payments'>): number {
  const credits = payments.filter(({ is_credit_note }) => is_credit_note)
  return toCents(paid_total) - credits.reduce((cents, { amount }) => cents + toCents(amount), 0)
}

/**
 * "Já foram pagos R$ 8.000,00 de R$ 17.538,00.", and what a credit note gave back: undefined when nothing lessens the
 * invoice yet.
 */
export function partSentence(
  invoice: Pick<Invoice, 'partially_paid' | 'paid_total' | 'total' | 'payments'>,
): string | undefined {
  if (!invoice.partially_paid) return undefined
  const total = formatMoney(invoice.total)
  const paid = paidCents(invoice)
  const credited = toCents(invoice.paid_total) - paid
  if (credited === 0) return `Já foram pagos ${formatMoney(paid)} de ${total}.`
  if (paid === 0) return `Uma nota de crédito abateu ${formatMoney(credited)} de ${total}.`
  return `De ${total}, já foram pagos ${formatMoney(paid)}, e uma nota de crédito abateu ${formatMoney(credited)}.`
}

type PaidFacts = Pick<Invoice, 'payments' | 'payable_on'>

const standing = ({ payments }: Pick<Invoice, 'payments'>) =>
  payments
    .filter(({ reversed_at, is_credit_note }) => reversed_at === null && !is_credit_note)
    .sort((one, other) => (one.paid_on < other.paid_on ? 1 : -1))

/** "Paga em 04/12"; without a payment that stands (a note of credit covered it) only "Paga". */
export function paidTag(invoice: Pick<Invoice, 'payments'>, now: Date = new Date()): string {
  const [last] = standing(invoice)
  return last ? `Paga em ${formatDayShort(last.paid_on, now)}` : 'Paga'
}

/** "Por Pix, dentro do prazo.", "Por Pix e Boleto, depois do vencimento.": how it was paid. Undefined without a payment. */
export function paidSentence({ payments, payable_on }: PaidFacts): string | undefined {
  const [last, ...others] = standing({ payments })
  if (!last) return undefined
  const ways = [...new Set([last, ...others].map(({ method }) => METHOD_WORD[method]))]
  return `Por ${ways.join(' e ')}, ${last.paid_on > payable_on ? 'depois do vencimento' : 'dentro do prazo'}.`
}

const METHOD_WORD = {
  ...PAYMENT_METHOD_LABEL,
  BOLETO: 'boleto',
  TRANSFER: 'transferência',
  OTHER: 'outro meio',
} as const
