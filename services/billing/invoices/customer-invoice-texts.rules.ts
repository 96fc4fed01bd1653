import { weekdayOf } from '@/services/stock/holds/hold-month.rules'
import {
  type DueTone,
  formatCount,
  formatDayShort,
  formatDeadline,
  formatDue,
  formatLongMonth,
  toDay,
} from '@/services/format/format.rules'
import { currentDueDay } from './due-day.rules'
import { isPayable } from './invoice-states.rules'
import type { Invoice, InvoiceSummary } from './invoices.schema'

type InvoiceTag = { tone: 'ok' | 'bad' | 'info' | 'wait' | 'neutral'; word: string }

/** `novembro`, with the year unless it is the current one. */
export const monthName = (period: string, now: Date = new Date()): string => {
  const month = formatLongMonth(period)
  return period.slice(0, 4) === toDay(now).slice(0, 4) ? month.replace(/ de \d{4}$/, '') : month
}

/** `Fatura de novembro`, `Fatura avulsa`, `Nota de crédito`: what a customer calls it. */
export function invoiceTitle(
  { kind, period }: Pick<InvoiceSummary, 'kind' | 'period'>,
  now: Date = new Date(),
): string {
  if (kind === 'CREDIT') return 'Nota de crédito'
  return kind === 'EXTRA' ? 'Fatura avulsa' : `Fatura de ${monthName(period, now)}`
}

type StateFacts = Pick<InvoiceSummary, 'kind' | 'status' | 'overdue' | 'disputed' | 'partially_paid'>

/** The state as a customer reads it, in the words of the filter; one that staff gave up is open to them. */
export function customerInvoiceTag({ kind, status, overdue, disputed, partially_paid }: StateFacts): InvoiceTag {
  if (status === 'CANCELED') return { tone: 'neutral', word: 'Cancelada' }
  if (kind === 'CREDIT') return { tone: 'ok', word: 'Crédito' }
  if (status === 'PAID') return { tone: 'ok', word: 'Paga' }
  if (disputed) return { tone: 'info', word: 'Em análise' }
  if (overdue) return { tone: 'bad', word: 'Vencida' }
  return partially_paid ? { tone: 'neutral', word: 'Paga em parte' } : { tone: 'neutral', word: 'A vencer' }
}

/** `1 dia de atraso`, `12 dias de atraso`. */
export const lateDaysText = (days: number): string => `${formatCount(days, 'dia', 'dias')} de atraso`

type DueFacts = StateFacts & Pick<InvoiceSummary, 'due_on' | 'extended_to' | 'payable_on' | 'days_late'>

/**
 * What is particular about a deadline: "12 dias de atraso", "vence amanhã", "sem encargos até segunda, 07/12" once the
 * due day has passed on a weekend or a holiday. Undefined when nothing is due, or not soon.
 */
export function dueNote(invoice: DueFacts, now: Date = new Date()): { text: string; tone: DueTone } | undefined {
  if (!isPayable(invoice) || invoice.disputed) return undefined
  if (invoice.overdue) return { text: lateDaysText(invoice.days_late), tone: 'late' }
  const { text, tone } = formatDue(currentDueDay(invoice), now)
  if (tone === 'late') return { text: `sem encargos até ${formatDeadline(invoice.payable_on, now)}`, tone: 'soon' }
  return tone === 'soon' ? { text: `vence ${text}`, tone } : undefined
}

/** "vencimento 05/12"; a note of credit is due on no day: "emitida em 24/11". */
export const dayText = (
  { kind, issued_on, ...days }: Pick<InvoiceSummary, 'kind' | 'due_on' | 'extended_to' | 'issued_on'>,
  now: Date = new Date(),
): string =>
  kind === 'CREDIT'
    ? `emitida em ${formatDayShort(issued_on ?? days.due_on, now)}`
    : `vencimento ${formatDayShort(currentDueDay(days), now)}`

type DayFacts = Pick<Invoice, 'due_on' | 'payable_on' | 'extended_to'>

/** "Vence no" + "sábado, 05/12"; "Vence" + "hoje, 05/12"; "Venceu na" + "terça, 10/11", of the extended day if there is one. */
export function dueSentence(
  days: Pick<DayFacts, 'due_on' | 'extended_to'>,
  now: Date = new Date(),
): { before: string; day: string; tone: DueTone } {
  const due = currentDueDay(days)
  const { text, tone } = formatDue(due, now)
  if (tone === 'soon') return { before: 'Vence', day: `${text}, ${formatDayShort(due, now)}`, tone }
  const verb = tone === 'late' ? 'Venceu' : 'Vence'
  return { before: `${verb} ${isMasculine(due) ? 'no' : 'na'}`, day: formatDeadline(due, now), tone }
}

/**
 * Why the last day without charges is a later one: "Como cai no fim de semana, sem encargos até segunda, 07/12.".
 * Undefined when it is the due day itself.
 */
export function graceSentence({ payable_on, ...days }: DayFacts, now: Date = new Date()): string | undefined {
  const due = currentDueDay(days)
  if (payable_on <= due) return undefined
  const why = isWeekend(due) ? 'no fim de semana' : 'em um feriado'
  return `Como cai ${why}, sem encargos até ${formatDeadline(payable_on, now)}.`
}

const SUNDAY = 0
const SATURDAY = 6
const isWeekend = (day: string): boolean => [SUNDAY, SATURDAY].includes(weekdayOf(day))
/** O sábado, o domingo; a segunda and the others. */
const isMasculine = isWeekend
