import { creditChargesPaidTwice, lockWithCharged } from '@/server/billing/payments/charged-invoices'
import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { toDecimal } from '@/services/simulation/money.rules'
import { afterCancel } from '../after-issue'
import { changeInvoice, requireAction } from '../change-invoice'
import { getInvoiceIn } from '../detail/get-invoice'
import { creditUsedBy, insertCredit } from '../company-credits.repository'
import { freeDays } from './ending.repository'

/**
 * Cancels an issued invoice that nothing was paid of: it keeps its number, its days are free for a new draft, and the credit
 * that it used goes back. Charges that it billed are again those of the invoice that was late. Refuses 404, and 409 once
 * something was paid, or in any other state.
 */
export function cancelInvoice(actor: Actor, id: number, reason: string): Promise<Invoice> {
  return transaction(async (tx) => {
    const { invoice, company } = await lockWithCharged(tx, actor, id)
    requireAction(actor, invoice, 'cancel')
    const canceled = await changeInvoice(tx, actor, invoice, {
      action: 'canceled',
      message: reason,
      before: { status: invoice.status },
      after: { status: 'CANCELED' },
      set: { status: 'CANCELED' },
    })
    await freeDays(tx, id)
    const used = 0 - (await creditUsedBy(tx, id))
    if (used !== 0) {
      const credit = { companyId: company.id, amount: toDecimal(used), cause: 'RETURNED' as const, invoiceId: id }
      await insertCredit(tx, { ...credit, createdBy: actor.id })
    }
    await creditChargesPaidTwice(tx, actor, canceled)
    await afterCancel(tx, actor, canceled, reason)
    return getInvoiceIn(tx, actor, id)
  })
}
