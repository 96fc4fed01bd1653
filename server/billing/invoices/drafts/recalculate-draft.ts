import { db, transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { changesOf } from '@/services/billing/invoices/draft-changes.rules'
import { isWritten } from '@/services/billing/invoices/draft-lines.rules'
import type { Invoice, Recalculation } from '@/services/billing/invoices/invoices.schema'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { lockWithCompany, requireAction, requireVersion } from '../change-invoice'
import { getInvoiceIn } from '../detail/get-invoice'
import { findVisibleInvoice } from '../visible-invoices.repository'
import { listLines } from './draft-lines.repository'
import { measuredNow } from './refresh-draft'
import { rewriteDraft, totalColumns } from './write-draft'

/**
 * What recalculating a draft would change: lines that people wrote stay, those of the measuring and the offers are made
 * anew, as people found them before an edit. Refuses 404, and 409 for what is no draft of a month.
 */
export async function getRecalculation(actor: Actor, id: number): Promise<Recalculation> {
  const draft = await findVisibleInvoice(db(), actor, id)
  requireAction(actor, draft, 'recalculate')
  const before = (await listLines(db(), id)).map((line) => ({ ...line, amount: toCents(line.amount) }))
  const after = [...(await measuredNow(db(), draft)), ...before.filter(({ kind }) => isWritten(kind))]
  return {
    total_before: draft.total,
    total_after: totalColumns(after).total ?? toDecimal(0),
    changes: changesOf(before, after),
  }
}

/**
 * Makes a draft's measured and offered lines anew; from then on it follows the measuring again. Refuses 404, and 409 for a
 * draft that changed since it was read or that is none any more.
 */
export function recalculateDraft(actor: Actor, id: number, version: number): Promise<Invoice> {
  return transaction(async (tx) => {
    const { invoice: draft, company } = await lockWithCompany(tx, actor, id)
    requireAction(actor, draft, 'recalculate')
    requireVersion(draft, version)
    const before = await listLines(tx, id)
    const fresh = await measuredNow(tx, draft)
    await rewriteDraft(tx, actor, { draft, before, company, fresh })
    return getInvoiceIn(tx, actor, id)
  })
}
