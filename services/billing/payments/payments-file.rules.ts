import { formatInvoiceNumber, type InvoiceStatus } from '@/services/billing/invoices/invoice-states.rules'
import { isDay } from '@/services/format/day.rules'
import { formatDay, formatMoney } from '@/services/format/format.rules'
import { type Cell, EMPTY_CELL, readPrice } from '@/services/http/cells.rules'
import type { LineFault, SheetLine } from '@/services/http/import.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { numberOfTxid } from './pix.rules'

/** The file of a bank's Pix statement: which invoice, how much, when, and the bank's own name of the payment. */
export const PAYMENT_COLUMNS = ['txid', 'valor', 'data', 'id'] as const

/** An invoice as a file may pay it. */
export type PaidInvoice = {
  id: number
  number: number
  status: InvoiceStatus
  /** Integer cents. */
  total: number
  paidTotal: number
}

/** A payment of a file that was recorded before. */
export type KnownPayment = {
  externalId: string
  number: number
  amount: string
  paidOn: string
  isReversed: boolean
}

export type FilePayment = { line: number; invoiceId: number; amount: string; paidOn: string; externalId: string }

export type PaymentOutcome =
  | { kind: 'created'; step: FilePayment; notice?: string }
  | { kind: 'unchanged' }
  | { kind: 'failed'; faults: LineFault[] }

type Known = {
  invoices: readonly PaidInvoice[]
  payments: readonly KnownPayment[]
  /** `YYYY-MM-DD` */
  today: string
}

/**
 * What each line of a file does: a payment that is new, one that is recorded already (nothing), or why it fits no invoice.
 * Lines are planned in their order: one sees what those above it pay.
 */
export function paymentPlanner({ invoices, payments, today }: Known): (line: SheetLine) => PaymentOutcome {
  const byNumber = new Map(invoices.map((invoice) => [invoice.number, { ...invoice }]))
  const recorded = new Map(payments.map((payment) => [payment.externalId, payment]))
  const lines = new Map<string, number>()

  return ({ line, cells }) => {
    const invoice = readInvoice(cells.txid ?? '', byNumber)
    const amount = readAmount(cells.valor ?? '')
    const paidOn = readPaidOn(cells.data ?? '', today)
    const name = readName(cells.id ?? '', lines)
    if ('fault' in invoice || 'fault' in amount || 'fault' in paidOn || 'fault' in name)
      return { kind: 'failed', faults: faultsOf({ txid: invoice, valor: amount, data: paidOn, id: name }) }
    lines.set(name.value, line)
    const step = {
      line,
      invoiceId: invoice.value.id,
      amount: amount.value,
      paidOn: paidOn.value,
      externalId: name.value,
    }
    const known = recorded.get(name.value)
    if (known) return outcomeOfKnown(known, invoice.value, step)
    invoice.value.paidTotal += toCents(step.amount)
    return { kind: 'created', step, ...noticeOf(invoice.value, step) }
  }
}

/** A txid, `FAT000231` or the number alone, and the number of its invoice; null for any other text. */
export const invoiceNumberIn = ({ cells }: SheetLine): number | null => numberOfTxid(cells.txid ?? '')

function readInvoice(cell: string, invoices: ReadonlyMap<number, PaidInvoice>): Cell<PaidInvoice> {
  if (cell === '') return { fault: EMPTY_CELL }
  const number = numberOfTxid(cell)
  if (number === null) return { fault: `“${cell}” não é de uma fatura. Escreva como FAT000231.` }
  const invoice = invoices.get(number)
  if (!invoice) return { fault: `Não há fatura ${formatInvoiceNumber(number)}.` }
  if (invoice.status === 'CANCELED') return { fault: `A fatura ${formatInvoiceNumber(number)} foi cancelada.` }
  return { value: invoice }
}

function readAmount(cell: string): Cell<string> {
  if (cell === '') return { fault: EMPTY_CELL }
  const amount = readPrice(cell)
  return /^\d{1,10}\.\d{2}$/.test(amount) && toCents(amount) > 0
    ? { value: amount }
    : { fault: 'Use um valor maior que zero, como 1.499,90.' }
}

/** `09/12/2026` or `2026-12-09`. */
function readPaidOn(cell: string, today: string): Cell<string> {
  if (cell === '') return { fault: EMPTY_CELL }
  const day = cell.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  if (!isDay(day)) return { fault: 'Use uma data como 09/12/2026.' }
  return day > today ? { fault: `${formatDay(day)} ainda não chegou.` } : { value: day }
}

const LONGEST_NAME = 80

function readName(cell: string, lines: ReadonlyMap<string, number>): Cell<string> {
  if (cell === '') return { fault: EMPTY_CELL }
  if (cell.length > LONGEST_NAME) return { fault: `No máximo ${LONGEST_NAME} caracteres` }
  const before = lines.get(cell)
  return before === undefined ? { value: cell } : { fault: `Já está na linha ${before} deste arquivo.` }
}

const faultsOf = (cells: Record<(typeof PAYMENT_COLUMNS)[number], Cell<unknown>>): LineFault[] =>
  PAYMENT_COLUMNS.flatMap((column) => {
    const cell = cells[column]
    return 'fault' in cell ? [{ column, message: cell.fault }] : []
  })

function outcomeOfKnown(known: KnownPayment, { number }: PaidInvoice, step: FilePayment): PaymentOutcome {
  const failed = (message: string): PaymentOutcome => ({ kind: 'failed', faults: [{ column: 'id', message }] })
  if (known.isReversed) return failed('Esse pagamento foi estornado.')
  const isSame = known.number === number && known.amount === step.amount && known.paidOn === step.paidOn
  if (isSame) return { kind: 'unchanged' }
  return failed(`Já há outro pagamento com esse id, na fatura ${formatInvoiceNumber(known.number)}.`)
}

/** What is beyond the invoice pays its charges, and is credit then: somebody should look at it. */
function noticeOf({ number, total, paidTotal }: PaidInvoice, { line }: FilePayment): { notice?: string } {
  if (paidTotal <= total) return {}
  const surplus = formatMoney(toDecimal(paidTotal - total))
  return {
    notice: `Linha ${line}: a fatura ${formatInvoiceNumber(number)} fica com ${surplus} além do total, para encargos e crédito.`,
  }
}
