import { formatDue, formatLongMonth, formatMoney, toCents } from '@/services/format/format.rules'
import { lateDaysText } from './customer-invoice-texts.rules'
import { currentDueDay } from './due-day.rules'
import type { Invoice, InvoiceSummary } from './invoices.schema'
import { INVOICE_KIND_LABEL, INVOICE_STATUS_LABEL, numberedName } from './invoice-states.rules'

type StateFacts = Pick<
  InvoiceSummary,
  'kind' | 'status' | 'overdue' | 'days_late' | 'disputed' | 'partially_paid' | 'due_on' | 'extended_to'
>

type Tag = { tone: 'ok' | 'bad' | 'info' | 'wait' | 'neutral'; word: string }

/** The state as staff read it: what needs them comes before what is just so. */
export function staffInvoiceTag(invoice: StateFacts, now: Date = new Date()): Tag {
  const { kind, status, overdue, disputed, partially_paid, days_late } = invoice
  // Issued is all that happens to a credit note: it is stored as paid at once.
  if (kind === 'CREDIT' && (status === 'ISSUED' || status === 'PAID')) return { tone: 'ok', word: 'Emitida' }
  if (status === 'PAID') return { tone: 'ok', word: INVOICE_STATUS_LABEL.PAID }
  if (status === 'UNCOLLECTIBLE') return { tone: 'bad', word: INVOICE_STATUS_LABEL.UNCOLLECTIBLE }
  if (status !== 'ISSUED') return { tone: 'neutral', word: INVOICE_STATUS_LABEL[status] }
  if (disputed) return { tone: 'wait', word: 'Contestada' }
  if (overdue) return { tone: 'bad', word: lateDaysText(days_late) }
  const { text, tone } = formatDue(currentDueDay(invoice), now)
  if (tone === 'soon') return { tone: 'wait', word: `Vence ${text}` }
  return partially_paid ? { tone: 'info', word: 'Paga em parte' } : { tone: 'info', word: INVOICE_STATUS_LABEL.ISSUED }
}

/** "Fatura 000231", "Fatura 000232, avulsa", "Nota de crédito 000004"; of a draft, which has no number, its kind: "Mensal". */
export function listedName({ kind, number }: Pick<InvoiceSummary, 'kind' | 'number'>): string {
  if (number === null) return INVOICE_KIND_LABEL[kind]
  const name = numberedName({ kind, number })
  return kind === 'EXTRA' ? `${name}, avulsa` : name
}

/** "Atlântica Logística, novembro de 2026", "Fatura avulsa de Atlântica Logística": the title of its page. */
export function staffInvoiceTitle({ kind, company, period }: Pick<Invoice, 'kind' | 'company' | 'period'>): string {
  if (kind === 'EXTRA') return `Fatura avulsa de ${company.corporate_name}`
  if (kind === 'CREDIT') return `Nota de crédito de ${company.corporate_name}`
  return `${company.corporate_name}, ${formatLongMonth(period)}`
}

/**
 * What keeps a draft from being issued, as short as a cell of a table: "3 unidades sem preço" of "3 unidades sem preço:
 * escreva o valor, ou…". Undefined for one that can be issued.
 */
export function issueRefusal({ objections }: Pick<InvoiceSummary, 'objections'>): string | undefined {
  const [first, ...others] = objections
  if (first === undefined) return undefined
  const short = (first.split(/[:,]/)[0] ?? first).replace(/\.$/, '')
  return others.length === 0 ? short : `${short} e mais ${String(others.length)}`
}

/** The sum of some invoices, in integer cents. */
export const totalOf = (invoices: readonly Pick<InvoiceSummary, 'total'>[]): number =>
  invoices.reduce((sum, { total }) => sum + toCents(total), 0)

type Fee = { days: number; divisor: number; fee: string; amount: string }

/** How a measured amount comes about: "R$ 178,00 × 15 ÷ 30", "mês inteiro", or the rest that rounding left over. */
export function measurementFormula({ days, divisor, fee, amount }: Fee): string {
  if (days === divisor && toCents(fee) === toCents(amount)) return 'mês inteiro'
  const exact = Math.round((toCents(fee) * days) / divisor)
  const formula = `${formatMoney(fee)} × ${String(days)} ÷ ${String(divisor)}`
  return exact === toCents(amount) ? formula : `${formula}, com o arredondamento do mês`
}

/** What is asked before drafts are issued. */
export const issueQuestion = (count: number): { title: string; confirm: string; consequence: string } =>
  count === 1
    ? {
        title: 'Emitir a fatura?',
        confirm: 'Emitir fatura',
        consequence: 'Ela recebe um número, o cliente é avisado por e-mail e nada mais muda nela.',
      }
    : {
        title: `Emitir ${String(count)} faturas?`,
        confirm: `Emitir ${String(count)} faturas`,
        consequence: 'Cada uma recebe um número, o cliente é avisado por e-mail e nada mais muda nela.',
      }
