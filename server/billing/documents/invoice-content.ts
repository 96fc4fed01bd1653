import type { Db } from '@/server/db/client'
import { formatInvoiceNumber, isPayable } from '@/services/billing/invoices/invoice-states.rules'
import { type Balance, payableDay } from '@/services/billing/payments/late-charges.rules'
import { toDay } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'
import { hasFittingBoleto } from '../payments/boleto-terms'
import { sumChargesElsewhere } from '../payments/charges-elsewhere.repository'
import { listPaymentRows } from '../payments/payments.repository'
import { type PaymentRow, pixOfInvoice, balanceOf } from '../payments/pix-of-invoice'
import type { PrintedInvoice, PrintedPayment } from './printed-invoice'
import { toPrintedUnits } from './printed-units'
import { findInvoiceToPrint, listPrintedLines, listPrintedMeasurements } from './printed.repository'

/** `as-issued`: what it said when it was issued. `of-today`: a second copy, a draft, a cancelled one. */
export type Version = 'as-issued' | 'of-today'

/**
 * What the PDF of an invoice says, by its rows.
 * @param now the moment of a version of today
 */
export async function invoiceContent(conn: Db, id: number, version: Version, now: Date): Promise<PrintedInvoice> {
  const { invoice, customer, corrected } = must(await findInvoiceToPrint(conn, id), `invoice ${String(id)}`)
  const { kind, number, status, dueOn, total } = invoice
  const asIssued = version === 'as-issued'
  const rows = asIssued ? [] : await listPaymentRows(conn, [id])
  const day = asIssued ? must(invoice.issuedOn, 'day of issue') : toDay(now)
  const payable = asIssued ? { ...invoice, status: 'ISSUED' as const, currentDueOn: dueOn, disputedAt: null } : invoice
  const balance = balanceOf(payable, rows, day, asIssued ? 0 : await sumChargesElsewhere(conn, invoice))
  return {
    kind,
    number: number === null ? null : formatInvoiceNumber(number),
    period: invoice.period,
    issuedOn: invoice.issuedOn,
    writtenAt: asIssued ? (invoice.issuedAt ?? new Date(`${day}T12:00:00Z`)) : now,
    dueOn,
    payableOn: payableDay(payable.currentDueOn),
    customer,
    lines: await listPrintedLines(conn, id),
    units: toPrintedUnits(await listPrintedMeasurements(conn, id)),
    rentalTotal: invoice.rentalTotal,
    serviceTotal: invoice.serviceTotal,
    adjustmentsTotal: invoice.adjustmentsTotal,
    total,
    note: invoice.note,
    refersTo: corrected === null ? null : formatInvoiceNumber(corrected),
    payment: paymentOf(payable, rows, balance),
    secondCopy: asIssued || !isPayable(invoice) ? null : secondCopyOf(invoice, balance, day),
    mark: status === 'DRAFT' ? 'RASCUNHO' : status === 'CANCELED' && !asIssued ? 'CANCELADA' : null,
  }
}

/** Whether what was printed when it was issued no longer says what is to be paid. */
export const needsSecondCopy = (invoice: InvoiceRow, today: string): boolean =>
  isPayable(invoice) && (today > invoice.payableOn || invoice.extendedTo !== null || toCents(invoice.paidTotal) > 0)

function paymentOf(invoice: InvoiceRow, rows: readonly PaymentRow[], balance: Balance): PrintedPayment | null {
  if (!isPayable(invoice) || balance.toPay === 0) return null
  return {
    amount: toDecimal(balance.toPay),
    pix: pixOfInvoice(invoice, balance),
    digitableLine: hasFittingBoleto(invoice, rows) ? invoice.digitableLine : null,
  }
}

function secondCopyOf({ paidTotal, extendedTo }: InvoiceRow, { fine, interest, days }: Balance, day: string) {
  return {
    day,
    paid: paidTotal,
    fine: toDecimal(fine),
    interest: toDecimal(interest),
    daysLate: days,
    extendedTo,
  }
}
