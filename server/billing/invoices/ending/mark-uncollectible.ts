import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { afterChange } from '../after-issue'
import { changeInvoice, requireAction } from '../change-invoice'
import { getInvoiceIn } from '../detail/get-invoice'
import { lockVisibleInvoice } from '../visible-invoices.repository'

/**
 * Gives up on an overdue invoice; it may still be paid. Refuses 404, 403 to anyone but ADMINISTRADOR, and 409 for one that is
 * not overdue.
 */
export function markUncollectible(actor: Actor, id: number, reason: string): Promise<Invoice> {
  return transaction(async (tx) => {
    const invoice = await lockVisibleInvoice(tx, actor, id)
    requireAction(actor, invoice, 'uncollectible')
    const changed = await changeInvoice(tx, actor, invoice, {
      action: 'marked_uncollectible',
      message: reason,
      before: { status: invoice.status },
      after: { status: 'UNCOLLECTIBLE' },
      set: { status: 'UNCOLLECTIBLE' },
    })
    await afterChange(tx, changed)
    return getInvoiceIn(tx, actor, id)
  })
}
