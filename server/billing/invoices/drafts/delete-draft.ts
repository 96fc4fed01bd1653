import type { Author } from '@/server/audit/audit.service'
import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { InvoiceAuditAction } from '@/services/billing/invoices/invoice-audit.rules'
import { requireAction } from '../change-invoice'
import { deleteInvoice } from '../invoices.repository'
import { type InvoiceRow, lockVisibleInvoice } from '../visible-invoices.repository'

/** Deletes a draft; its days are free for another one. Refuses 404, and 409 for what was issued. */
export function deleteDraft(actor: Actor, id: number): Promise<void> {
  return transaction(async (tx) => {
    const draft = await lockVisibleInvoice(tx, actor, id)
    requireAction(actor, draft, 'delete')
    await deleteDraftOf(tx, actor, draft)
  })
}

/** The same in a transaction that holds the draft's lock. */
export async function deleteDraftOf(tx: Tx, author: Author, draft: InvoiceRow, message?: string): Promise<void> {
  await deleteInvoice(tx, draft.id)
  await recordEvent(tx, author, {
    model: 'invoice',
    objectId: draft.id,
    action: 'deleted' satisfies InvoiceAuditAction,
    version: draft.version + 1,
    message,
    before: { company_id: draft.companyId, period: draft.period.slice(0, 7), total: draft.total },
  })
}
