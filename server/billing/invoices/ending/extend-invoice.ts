import { transaction } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Extension } from '@/services/billing/invoices/invoice-commands.schema'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { latestDueDay, payableDay } from '@/services/billing/payments/late-charges.rules'
import { currentDay } from '@/services/format/format.rules'
import { withdrawReminders } from '../../reminders/invoice-notices'
import { afterChange } from '../after-issue'
import { changeInvoice, requireAction } from '../change-invoice'
import { getInvoiceIn } from '../detail/get-invoice'
import { lockVisibleInvoice } from '../visible-invoices.repository'

/**
 * Grants a later day to pay an issued invoice; charges of late payment count from it, what is printed stays. Refuses 404, 400
 * for a day that is not later than the present one or has passed, and 409 in any other state.
 */
export function extendInvoice(actor: Actor, id: number, { due_on, reason }: Extension): Promise<Invoice> {
  return transaction(async (tx) => {
    const invoice = await lockVisibleInvoice(tx, actor, id)
    requireAction(actor, invoice, 'extend')
    const present = invoice.currentDueOn
    const today = currentDay()
    if (due_on <= present || due_on < today) throw refuseField('due_on', 'Escolha um dia depois do vencimento atual.')
    if (due_on > latestDueDay(today)) throw refuseField('due_on', 'Escolha um dia em até um ano.')
    const changed = await changeInvoice(tx, actor, invoice, {
      action: 'extended',
      message: reason,
      before: { due_on: present },
      after: { due_on },
      set: { extendedTo: due_on, payableOn: payableDay(due_on) },
    })
    // What it was reminded of holds no longer, and comes again by the new day.
    if (changed.payableOn !== invoice.payableOn) await withdrawReminders(tx, invoice)
    await afterChange(tx, changed)
    return getInvoiceIn(tx, actor, id)
  })
}
