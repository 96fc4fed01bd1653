import { db, transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { IssueCommand } from '@/services/billing/invoices/invoice-commands.schema'
import { formatInvoiceNumber } from '@/services/billing/invoices/invoice-states.rules'
import type { Issued } from '@/services/billing/invoices/invoices.schema'
import { lockWithCompany, requireVersion } from '../change-invoice'
import { refreshDraft } from '../drafts/refresh-draft'
import { numberOf } from '../list/invoice-summary.mapper'
import { findVisibleInvoice, type InvoiceRow } from '../visible-invoices.repository'
import { issueDraft } from './issue-draft'

type Wish = IssueCommand['invoices'][number]
type Result = Issued['results'][number]

/**
 * Issues drafts in the given order, each in its own transaction: one that is refused stops no other. A draft that follows the
 * measuring is measured once more; if it says something else since the caller read it, it is refused as changed.
 * @returns for each its number, or why it was refused
 */
export async function issueInvoices(actor: Actor, { invoices }: IssueCommand): Promise<Issued> {
  const results: Result[] = []
  for (const wish of invoices) results.push(await resultOf(actor, wish))
  return { results }
}

async function resultOf(actor: Actor, wish: Wish): Promise<Result> {
  try {
    return { id: wish.id, number: numberOf(await issueOne(actor, wish)), error: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { id: wish.id, number: null, error: { code: error.code, message: error.errors.join(' ') } }
  }
}

async function issueOne(actor: Actor, { id, version }: Wish): Promise<InvoiceRow> {
  await refreshDraft(await findVisibleInvoice(db(), actor, id))
  return transaction(async (tx) => {
    const { invoice: draft, company } = await lockWithCompany(tx, actor, id)
    if (draft.status !== 'DRAFT')
      throw new Refusal('conflict', { errors: [`Já emitida: fatura ${formatInvoiceNumber(draft.number ?? 0)}.`] })
    requireVersion(draft, version)
    return issueDraft(tx, actor, draft, company)
  })
}
