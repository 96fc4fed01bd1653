import { SYSTEM } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { paymentProvider } from '@/server/integrations/payments/choose-provider'
import { type Charge, PaymentFailure, type PaymentProvider } from '@/server/integrations/payments/provider'
import { defineJob, defineSchedule } from '@/server/jobs/queue'
import { isPayable, txidOf } from '@/services/billing/invoices/invoice-states.rules'
import { boletoObjection, lineDigits } from '@/services/billing/payments/boleto.rules'
import { payableDay } from '@/services/billing/payments/late-charges.rules'
import { numberOfTxid } from '@/services/billing/payments/pix.rules'
import { currentDay } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { boletoTerms, hasFittingBoleto } from './boleto-terms'
import { changeInvoice } from '../invoices/change-invoice'
import { findInvoice, lockInvoice } from '../invoices/invoices.repository'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'
import { findInvoicesByNumber, findPaymentsByName, listOpenBoletos, listPaymentRows } from './payments.repository'
import { recordPaymentIn } from './record-payment-in'

const syncJob = defineJob<{ invoiceId: number }>('billing.update-boleto', ({ invoiceId }) => syncBoleto(invoiceId))
const readJob = defineJob<{ chargeId: string }>('billing.read-charge', ({ chargeId }) => readCharge(chargeId))
const withdrawJob = defineJob<{ chargeId: string }>('billing.withdraw-boleto', ({ chargeId }) => withdraw(chargeId))

/**
 * Has the boleto of an invoice follow it, after the commit: registered at the provider while the invoice is open and not due
 * yet, withdrawn and registered anew when what is left or the due day changes, withdrawn once nothing is to be paid. A line
 * that staff typed is left alone. Without a provider nothing happens.
 */
export const updateBoleto = (tx: Tx, invoiceId: number): Promise<void> => syncJob.enqueue(tx, { invoiceId })

/** Withdraws a boleto that its invoice does not name any more; what was paid with it before is still recorded. */
export const withdrawBoleto = (tx: Tx, chargeId: string): Promise<void> => withdrawJob.enqueue(tx, { chargeId })

/** Reads a charge after a webhook about it; the same message within a day is read once. */
export const readAfterWebhook = (tx: Tx, chargeId: string, digest: string): Promise<void> =>
  readJob.enqueue(tx, { chargeId }, { singletonKey: digest, singletonSeconds: 24 * 60 * 60 })

/** Webhooks get lost: what is out is read in the morning and in the evening. */
defineSchedule('billing.read-charges', '15 7,19 * * *', readOpenCharges)

export async function readOpenCharges(): Promise<void> {
  const open = await listOpenBoletos(db())
  await transaction((tx) =>
    readJob.enqueueAll(
      tx,
      open.map(({ boletoId }) => ({ data: { chargeId: boletoId } })),
    ),
  )
}

async function syncBoleto(invoiceId: number): Promise<void> {
  const provider = (await paymentProvider())?.provider
  if (!provider) return
  const invoice = await findInvoice(db(), invoiceId)
  if (!invoice || invoice.number === null) return
  const charge = invoice.boletoId === null ? undefined : await readAndRecord(provider, invoice.boletoId)
  const wanted = await transaction((tx) => dropMisfit(tx, invoiceId, charge))
  if (wanted) await register(provider, wanted)
}

/**
 * Takes a registered boleto off an open invoice that it does not fit any more, or that is still open after it was paid: a part
 * was, or the payment was reversed. @returns the invoice if it lacks a boleto
 */
function dropMisfit(tx: Tx, invoiceId: number, charge: Charge | undefined): Promise<InvoiceRow | undefined> {
  return changeLocked(tx, invoiceId, async (invoice, rows) => {
    if (invoice.boletoId === null) return needsBoleto(invoice) ? invoice : undefined
    const isSpent = charge?.id === invoice.boletoId && charge.status !== 'open'
    // A paid one stays on the invoice that it paid.
    if (isSpent ? !isPayable(invoice) : hasFittingBoleto(invoice, rows)) return undefined
    await withdrawBoleto(tx, invoice.boletoId)
    const changed = await changeInvoice(tx, SYSTEM, invoice, {
      action: 'boleto_withdrawn',
      before: { digitable_line: invoice.digitableLine },
      set: { boletoId: null, digitableLine: null },
    })
    return needsBoleto(changed) ? changed : undefined
  })
}

async function changeLocked<T>(
  tx: Tx,
  invoiceId: number,
  work: (invoice: InvoiceRow, rows: Awaited<ReturnType<typeof listPaymentRows>>) => Promise<T>,
): Promise<T> {
  const invoice = must(await lockInvoice(tx, invoiceId), `invoice ${invoiceId}`)
  return work(invoice, await listPaymentRows(tx, [invoiceId]))
}

/** Open, without a line, and not late: banks register no boleto that is due in the past. */
const needsBoleto = (invoice: InvoiceRow): boolean =>
  isPayable(invoice) && invoice.digitableLine === null && payableDay(invoice.currentDueOn) >= currentDay()

/** Registers a boleto and writes its line into the invoice; a refusal that repeating cannot change stands in the history. */
async function register(provider: PaymentProvider, invoice: InvoiceRow): Promise<void> {
  const rows = await listPaymentRows(db(), [invoice.id])
  const terms = boletoTerms(invoice, rows)
  const amount = toDecimal(terms.amount)
  const reference = txidOf(must(invoice.number, 'number of an issued invoice'))
  const { corporate_name: name, cnpj } = must(invoice.customer, 'customer of an issued invoice')
  try {
    // After a payment that was reversed the same amount is another boleto.
    const key = `${reference}/${amount}/${terms.dueOn}/${rows.length}`
    const charge = await provider.register({ key, reference, amount, dueOn: terms.dueOn, payer: { name, cnpj } })
    const objection = boletoObjection(charge.digitableLine, terms)
    if (objection) throw new PaymentFailure('refused', `boleto errado: ${objection}`)
    await transaction((tx) => keepLine(tx, invoice.id, charge))
  } catch (error) {
    if (!(error instanceof PaymentFailure) || error.isPassing) throw error
    const message = `O provedor de boletos respondeu: ${error.detail}`.slice(0, 500)
    await transaction((tx) => changeInvoice(tx, SYSTEM, invoice, { action: 'boleto_refused', message, set: {} }))
  }
}

/** The invoice may have changed, or got a line, while the provider registered. */
function keepLine(tx: Tx, invoiceId: number, charge: Charge): Promise<void> {
  return changeLocked(tx, invoiceId, async (invoice, rows) => {
    if (invoice.boletoId === charge.id) return
    const digitableLine = lineDigits(charge.digitableLine)
    if (!needsBoleto(invoice) || !hasFittingBoleto({ ...invoice, digitableLine }, rows)) {
      await withdrawBoleto(tx, charge.id)
      return updateBoleto(tx, invoiceId)
    }
    await changeInvoice(tx, SYSTEM, invoice, {
      action: 'boleto_registered',
      after: { digitable_line: digitableLine },
      set: { boletoId: charge.id, digitableLine },
    })
  })
}

async function readCharge(chargeId: string): Promise<void> {
  const provider = (await paymentProvider())?.provider
  if (provider) await readAndRecord(provider, chargeId)
}

async function withdraw(chargeId: string): Promise<void> {
  const provider = (await paymentProvider())?.provider
  const charge = provider && (await readAndRecord(provider, chargeId))
  if (charge?.status !== 'open') return
  await provider?.cancel(chargeId)
  // Somebody may have paid it just before.
  if (provider) await readAndRecord(provider, chargeId)
}

/** Reads a charge and records what was paid; undefined if the provider does not know it. */
async function readAndRecord(provider: PaymentProvider, chargeId: string): Promise<Charge | undefined> {
  try {
    const charge = await provider.read(chargeId)
    const invoice = charge.payments.length > 0 ? await invoiceOf(charge) : undefined
    if (invoice) await transaction((tx) => recordAll(tx, invoice.id, charge))
    return charge
  } catch (error) {
    if (error instanceof PaymentFailure && error.code === 'not_found') return undefined
    throw error
  }
}

/** The invoice that a charge is for, by its reference: its boleto may have been replaced since. */
async function invoiceOf({ reference }: Charge) {
  const number = numberOfTxid(reference)
  return number === null ? undefined : (await findInvoicesByNumber(db(), [number]))[0]
}

/**
 * Money that came in is recorded whatever the invoice's state: for a cancelled one it is credit. What is known is not
 * recorded again, reversed payments among it. The boleto that the invoice names now, which may be another one, follows.
 */
async function recordAll(tx: Tx, invoiceId: number, { payments }: Charge): Promise<void> {
  const names = payments.map(({ id }) => id)
  let invoice = must(await lockInvoice(tx, invoiceId), `invoice ${invoiceId}`)
  const known = new Set((await findPaymentsByName(tx, 'provider', names)).map(({ payment }) => payment.externalId))
  const unknown = payments.filter(({ id }) => !known.has(id))
  for (const { id, amount, paidOn, method } of unknown)
    invoice = await recordPaymentIn(tx, SYSTEM, invoice, { amount, paidOn, method, source: 'provider', externalId: id })
  if (unknown.length > 0) await updateBoleto(tx, invoiceId)
}
