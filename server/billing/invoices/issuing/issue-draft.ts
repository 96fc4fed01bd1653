import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { SERIES_OF } from '@/services/billing/invoices/invoice-states.rules'
import { draftObjections } from '@/services/billing/invoices/objections.rules'
import { currentDay, formatMoney } from '@/services/format/format.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { creditChargesPaidTwice } from '@/server/billing/payments/charged-invoices'
import { afterIssue } from '../after-issue'
import { changeInvoice } from '../change-invoice'
import { creditOf, insertCredit } from '../company-credits.repository'
import { customerOf } from '../detail/invoice.mapper'
import { insertLines, listLines } from '../drafts/draft-lines.repository'
import { dueColumns, totalColumns } from '../drafts/write-draft'
import { type BilledCompany, updateInvoice } from '../invoices.repository'
import type { InvoiceRow } from '../visible-invoices.repository'
import { nextNumber } from './issuing.repository'
import { withoutNcmOf } from './missing-ncm'

/**
 * Issues a draft whose lock, and its company's, the caller holds: the due day by the day of the issue, the credit that it
 * uses, the customer as it is now, and last of all the next number of its series. From then on the database refuses a change
 * of what it says. With nothing to be paid it is paid at once. Refuses 409 with what stands against it.
 */
export async function issueDraft(
  tx: Tx,
  author: Author,
  invoice: InvoiceRow,
  company: BilledCompany,
): Promise<InvoiceRow> {
  const today = currentDay()
  const withoutNcm = (await withoutNcmOf(tx, [invoice], today)).get(invoice.id) ?? []
  const errors = draftObjections(invoice, { today, withoutNcm })
  if (errors.length > 0) throw new Refusal('conflict', { errors })
  const draft = await carryNegative(tx, invoice)
  await useCredit(tx, author, draft)
  const series = SERIES_OF[draft.kind]
  const issued = await changeInvoice(tx, author, draft, {
    action: 'issued',
    after: { total: draft.total },
    set: {
      ...(draft.kind === 'MONTHLY' ? dueColumns(draft, company) : {}),
      ...{ status: 'ISSUED', issuedOn: today, issuedAt: new Date(), issuedBy: author.id },
      ...{ customer: customerOf(company), series, number: await nextNumber(tx, series) },
    },
  })
  const settled = toCents(issued.total) > 0 ? issued : await settle(tx, author, issued)
  await creditChargesPaidTwice(tx, author, settled)
  await afterIssue(tx, settled)
  return settled
}

/** Nothing is left to be paid, or something is given back. */
const settle = (tx: Tx, author: Author, issued: InvoiceRow): Promise<InvoiceRow> =>
  changeInvoice(tx, author, issued, { action: 'paid', set: { status: 'PAID' } })

/** A negative total is not billed: a last line carries it, as credit of the company, to the next invoice. */
async function carryNegative(tx: Tx, draft: InvoiceRow): Promise<InvoiceRow> {
  const total = toCents(draft.total)
  if (draft.kind === 'CREDIT' || total >= 0) return draft
  const lines = await listLines(tx, draft.id)
  const carried = {
    ...{ orderId: null, kind: 'COMPANY_CREDIT' as const, taxKind: 'RENTAL' as const },
    ...{ period: draft.period.slice(0, 7), label: 'Saldo levado para a próxima fatura', detail: null },
    ...{ quantity: 1, unitAmount: 0 - total, amount: 0 - total, rows: [] },
  }
  await insertLines(tx, draft.id, [carried], lines.length + 1)
  const counted = lines.map(({ kind, taxKind, amount }) => ({ kind, taxKind, amount: toCents(amount) }))
  return updateInvoice(tx, draft.id, totalColumns([...counted, carried]))
}

/** Writes what the invoice's lines use of the company's credit, or add to it. Refuses 409 for more than there is. */
async function useCredit(tx: Tx, author: Author, draft: InvoiceRow): Promise<void> {
  const lines = (await listLines(tx, draft.id)).filter(({ kind }) => kind === 'COMPANY_CREDIT')
  for (const { amount } of lines) {
    const used = 0 - toCents(amount)
    if (used === 0) continue
    const left = await creditOf(tx, draft.companyId)
    if (used > left)
      throw new Refusal('conflict', {
        errors: [`A empresa tem só ${formatMoney(left)} de crédito: diminua a linha ou recalcule.`],
      })
    await insertCredit(tx, {
      companyId: draft.companyId,
      amount: toDecimal(0 - used),
      cause: used > 0 ? 'USED' : 'CARRIED',
      invoiceId: draft.id,
      createdBy: author.id,
    })
  }
}
