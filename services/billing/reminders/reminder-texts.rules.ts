import type { NotificationKind } from '@/services/notifications/kinds.rules'
import { formatCount, formatDay, formatLongMonth, formatMoney } from '@/services/format/format.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import type { ReminderStep } from './reminder-days.rules'

/** "Fatura 000231 · novembro de 2026". */
export const invoiceTitle = (number: string, period: string): string => `Fatura ${number} · ${formatLongMonth(period)}`

/** What people hear of an invoice: under the bell the title, in the mail the sentences as well. */
export type InvoiceWords = { kind: NotificationKind; title: string; paragraphs: string[] }

/** What people are told of an invoice. */
export type InvoiceFacts = {
  /** Decimal text. */
  total: string
  dueOn: string
  payableOn: string
  /** Of today, in cents: what is left with charges, and the days of delay. */
  toPay: number
  charges: number
  days: number
}

const untilText = ({ dueOn, payableOn }: InvoiceFacts): string =>
  dueOn === payableOn
    ? `Ela vence em ${formatDay(dueOn)}.`
    : `Ela vence em ${formatDay(dueOn)} e pode ser paga sem multa e juros até ${formatDay(payableOn)}.`

const amountText = ({ toPay }: InvoiceFacts): string => `Falta pagar ${formatMoney(toDecimal(toPay))}.`

/** The words of an invoice that was just issued. */
export const issuedWords = (facts: InvoiceFacts): InvoiceWords => ({
  kind: 'invoice_issued',
  title: `Sua fatura de ${formatMoney(facts.total)} chegou`,
  paragraphs: [untilText(facts), 'Veja na página como pagar, e baixe o PDF.'],
})

/** The words of a reminder, as of the day on which it is written. */
export function reminderWords(step: ReminderStep, facts: InvoiceFacts): InvoiceWords {
  if (step === 'due_soon')
    return {
      kind: 'invoice_due_soon',
      title: `Sua fatura vence em ${formatDay(facts.dueOn)}`,
      paragraphs: [amountText(facts), untilText(facts)],
    }
  if (step === 'due_today')
    return {
      kind: 'invoice_due_today',
      title: 'Hoje é o último dia para pagar a fatura sem multa e juros',
      paragraphs: [amountText(facts)],
    }
  return {
    kind: 'invoice_late',
    title: `Sua fatura venceu há ${formatCount(facts.days, 'dia', 'dias')}`,
    paragraphs: [
      `Ela venceu em ${formatDay(facts.dueOn)}. Hoje o valor é ${formatMoney(toDecimal(facts.toPay))}, com multa e juros de ${formatMoney(toDecimal(facts.charges))}.`,
      'O valor muda a cada dia: na página está o do dia. Se já pagou, desconsidere: o pagamento pode levar até um dia útil para aparecer.',
    ],
  }
}

/** The words of an invoice that is paid. */
export const paidWords = (total: string): InvoiceWords => ({
  kind: 'invoice_paid',
  title: 'Recebemos o pagamento da fatura',
  paragraphs: [`O valor de ${formatMoney(total)} está quitado. Obrigado!`],
})
