import { creditNotePayment } from '@/services/billing/payments/payment-words.rules'
import { recordPaymentIn } from '@/server/billing/payments/record-payment-in'
import { transaction, type Tx } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { CreditNote } from '@/services/billing/invoices/invoice-commands.schema'
import { formatInvoiceNumber } from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { currentDay, formatMoney } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { afterChange } from '../after-issue'
import { lockWithCompany, recordInvoice, requireAction } from '../change-invoice'
import { insertCredit } from '../company-credits.repository'
import { getInvoiceIn } from '../detail/get-invoice'
import { insertLines, type NewLine } from '../drafts/draft-lines.repository'
import { contentColumns, totalColumns } from '../drafts/write-draft'
import { openTotal } from '../invoice-facts'
import { insertInvoice, updateInvoice } from '../invoices.repository'
import { issueDraft } from '../issuing/issue-draft'
import type { InvoiceRow } from '../visible-invoices.repository'
import { creditedOf, onlyOrderOf } from './ending.repository'

/**
 * Gives back a part of an issued invoice by a credit note with a number of its own series. What is open of the invoice is
 * lessened by it, as by a payment; what is more becomes credit of the company. Refuses 404, 400 for amounts of zero or less
 * and for more than what earlier notes have left, and 409 for a draft, a cancelled invoice or a credit note.
 * @returns the note
 */
export function createCreditNote(actor: Actor, id: number, { lines, reason }: CreditNote): Promise<Invoice> {
  for (const [index, { amount }] of lines.entries())
    if (toCents(amount) <= 0) throw refuseField(`lines[${String(index)}].amount`, 'Digite um valor maior que zero.')
  return transaction(async (tx) => {
    const { invoice, company } = await lockWithCompany(tx, actor, id)
    requireAction(actor, invoice, 'credit')
    const amount = lines.reduce((cents, line) => cents + toCents(line.amount), 0)
    const left = toCents(invoice.total) - (await creditedOf(tx, id))
    if (amount > left) throw refuseField('lines', `A fatura ainda tem ${formatMoney(left)} que podem ser devolvidos.`)
    const draft = await insertNote(tx, actor, invoice, { lines, reason })
    const note = await issueDraft(tx, actor, draft, company)
    await giveBack(tx, actor, { invoice, note, amount })
    return getInvoiceIn(tx, actor, note.id)
  })
}

async function insertNote(
  tx: Tx,
  actor: Actor,
  invoice: InvoiceRow,
  { lines, reason }: CreditNote,
): Promise<InvoiceRow> {
  const today = currentDay()
  // The measuring of its month then counts what was given back.
  const orderId = await onlyOrderOf(tx, invoice.id)
  const period = invoice.period.slice(0, 7)
  const written = lines.map(({ label, tax_kind: taxKind, amount }): NewLine => ({
    ...{ orderId, kind: 'CORRECTION', taxKind, period, label, detail: null, quantity: 1, reason, editedBy: actor.id },
    ...{ unitAmount: 0 - toCents(amount), amount: 0 - toCents(amount), rows: [] },
  }))
  const draft = await insertInvoice(tx, {
    ...{ companyId: invoice.companyId, kind: 'CREDIT', refersToId: invoice.id, period: invoice.period },
    ...{ dueOn: today, payableOn: today, createdBy: actor.id, frozenAt: new Date(), editedBy: actor.id },
    note: `Devolve parte da fatura ${formatInvoiceNumber(must(invoice.number, 'number of an issued invoice'))}.`,
  })
  await insertLines(tx, draft.id, written, 1)
  const columns = { ...totalColumns(written), ...(await contentColumns(tx, draft.id)) }
  const counted = await updateInvoice(tx, draft.id, columns)
  await recordInvoice(tx, actor, counted, { action: 'created', message: reason, after: { total: counted.total } })
  return counted
}

type GivenBack = { invoice: InvoiceRow; note: InvoiceRow; amount: number }

async function giveBack(tx: Tx, actor: Actor, { invoice, note, amount }: GivenBack): Promise<void> {
  const lessened = Math.min(openTotal(invoice), amount)
  if (lessened > 0) {
    await recordPaymentIn(tx, actor, invoice, {
      ...{ amount: toDecimal(lessened), paidOn: currentDay(), method: 'OTHER', source: 'manual' },
      externalId: creditNotePayment(note.id),
    })
    await afterChange(tx, invoice)
  }
  if (amount > lessened)
    await insertCredit(tx, {
      ...{ companyId: invoice.companyId, amount: toDecimal(amount - lessened), cause: 'CREDIT_NOTE' },
      ...{ invoiceId: note.id, createdBy: actor.id },
    })
}
