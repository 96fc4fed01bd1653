import type { Db, Tx } from '@/server/db/client'
import { lockImports } from '@/server/db/locks'
import { importCsv, type Importer } from '@/server/http/csv/import-csv'
import type { Form } from '@/server/http/request/form'
import type { Actor } from '@/services/auth/actor.rules'
import {
  type FilePayment,
  invoiceNumberIn,
  PAYMENT_COLUMNS,
  paymentPlanner,
} from '@/services/billing/payments/payments-file.rules'
import { currentDay } from '@/services/format/format.rules'
import { MAX_TRIED_LINES, type SheetLine } from '@/services/http/import.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { must } from '@/services/invariant/must.rules'
import { toCents } from '@/services/simulation/money.rules'
import { lockInvoice } from '../invoices/invoices.repository'
import { updateBoleto } from './boleto-jobs'
import { findInvoicesByNumber, findPaymentsByName } from './payments.repository'
import { recordPaymentIn } from './record-payment-in'

/**
 * Records the payments of a CSV file `txid;valor;data;id`, as a dry run first. A line belongs to the invoice whose txid or
 * number it has; its id is the bank's name of the payment, which is recorded once however often a file is imported. Lines
 * that fit no invoice are listed with why. Refuses as `importCsv` does.
 */
export function importPayments(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer: Importer<FilePayment> = {
    titles: { read: PAYMENT_COLUMNS, passedOver: [], maxLines: MAX_TRIED_LINES },
    planner: plannerOf,
    write: (tx, steps) => writePayments(tx, actor, steps),
  }
  return importCsv(importer, form)
}

/** A constant number of queries for any number of lines. */
async function plannerOf(conn: Db, lines: readonly SheetLine[], isHeld: boolean) {
  if (isHeld) await lockImports(conn)
  const numbers = lines.map(invoiceNumberIn).filter((number) => number !== null)
  const names = lines.flatMap(({ cells }) => (cells.id ? [cells.id] : []))
  const invoices = await findInvoicesByNumber(conn, [...new Set(numbers)], isHeld)
  const known = await findPaymentsByName(conn, 'file', names)
  return paymentPlanner({
    today: currentDay(),
    invoices: invoices.map(({ id, number, status, total, paidTotal }) => ({
      id,
      number,
      status,
      total: toCents(total),
      paidTotal: toCents(paidTotal),
    })),
    payments: known.map(({ payment, number }) => ({
      externalId: must(payment.externalId, 'name of a named payment'),
      number: must(number, 'number of an issued invoice'),
      amount: payment.amount,
      paidOn: payment.paidOn,
      isReversed: payment.reversedAt !== null,
    })),
  })
}

async function writePayments(tx: Tx, actor: Actor, steps: readonly FilePayment[]): Promise<void> {
  for (const { line, invoiceId, amount, paidOn, externalId } of steps) {
    const invoice = must(await lockInvoice(tx, invoiceId), `invoice ${invoiceId}`)
    const payment = { amount, paidOn, method: 'PIX', source: 'file', externalId } as const
    await recordPaymentIn(tx, actor, invoice, payment, `Arquivo de pagamentos, linha ${line}`)
  }
  for (const id of new Set(steps.map(({ invoiceId }) => invoiceId))) await updateBoleto(tx, id)
}
