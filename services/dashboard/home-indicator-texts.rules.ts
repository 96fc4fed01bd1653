import { monthName } from '@/services/billing/invoices/customer-invoice-texts.rules'
import {
  type DueTone,
  formatCount,
  formatDayShort,
  formatDue,
  formatMoment,
  toDay,
} from '@/services/format/format.rules'
import type { HomeIndicators, HomeInvoice } from './home-indicators.schema'

type Note = { text: string; tone: DueTone }

/** `Mensalidade de novembro`, with the year unless it is the current one; without an invoice just `Mensalidade`. */
export const invoiceLabel = (
  { invoice }: { invoice: Pick<HomeInvoice, 'period'> | null },
  now: Date = new Date(),
): string => (invoice ? `Mensalidade de ${monthName(invoice.period, now)}` : 'Mensalidade')

/**
 * How the invoice stands: `vence em 05/12`, `venceu em 05/12` (late), `paga`; before there is one, when the first is expected. A
 * draft is not shown, but it is on its way.
 */
export function invoiceNote(
  { invoice, first_invoice_on, units }: Pick<HomeIndicators, 'invoice' | 'first_invoice_on' | 'units'>,
  now: Date = new Date(),
): Note {
  if (invoice) return noteOf(invoice, now)
  if (first_invoice_on) return plain(`A primeira fatura sai em ${formatDayShort(first_invoice_on, now)}`)
  return plain(units > 0 ? 'A primeira fatura sai em breve' : 'nenhuma fatura ainda')
}

function noteOf({ status, due_on, payable_on }: HomeInvoice, now: Date): Note {
  if (status === 'PAID') return plain('paga')
  if (status === 'DISPUTED') return plain('em análise')
  if (status === 'LATE') return { text: `venceu em ${formatDayShort(due_on, now)}`, tone: 'late' }
  const { text, tone } = formatDue(due_on, now)
  // The day has passed on a weekend or a holiday.
  if (tone === 'late') return { text: `sem encargos até ${formatDayShort(payable_on, now)}`, tone: 'soon' }
  return tone === 'soon' ? { text: `vence ${text}`, tone } : plain(`vence em ${formatDayShort(due_on, now)}`)
}

const plain = (text: string): Note => ({ text, tone: 'plain' })

/** `em 3 endereços`. */
export const unitsNote = ({ units, addresses }: Pick<HomeIndicators, 'units' | 'addresses'>): string =>
  units === 0 ? 'nenhum por enquanto' : `em ${formatCount(addresses, 'endereço', 'endereços')}`

/** `próxima em 25/11`, `próxima amanhã`; without a day that is still to come `data a confirmar`. */
export function deliveriesNote({ under_way, next_on }: HomeIndicators['deliveries'], now: Date = new Date()): string {
  if (under_way === 0) return 'nenhuma por enquanto'
  if (!next_on) return 'data a confirmar'
  const { text, tone } = formatDue(next_on, now)
  return `próxima ${tone === 'soon' ? text : `em ${formatDayShort(next_on, now)}`}`
}

/** `respondido hoje`, `respondido em 17/11`; of several tickets `última resposta ontem`. */
export function ticketsNote({ open, last_reply_at }: HomeIndicators['tickets'], now: Date = new Date()): string {
  if (open === 0) return 'nenhum pendente'
  if (!last_reply_at) return 'ainda sem resposta'
  const day = formatMoment(toDay(last_reply_at), now)
  const when = /\d/.test(day) ? `em ${day}` : day
  return `${open === 1 ? 'respondido' : 'última resposta'} ${when}`
}
