import { transaction } from '@/server/db/client'
import { throttle } from '@/server/http/throttle'
import { openTicketIn } from '@/server/tickets/opening/opening.service'
import type { Actor } from '@/services/auth/actor.rules'
import { formatInvoiceNumber } from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { must } from '@/services/invariant/must.rules'
import { withdrawReminders } from '../../reminders/invoice-notices'
import { changeInvoice, requireAction } from '../change-invoice'
import { getInvoiceIn } from '../detail/get-invoice'
import { lockVisibleInvoice } from '../visible-invoices.repository'

/**
 * Contests an open invoice for its customer: opens a ticket about it, whose end ends the dispute. Until then nobody is
 * reminded of the invoice, and late charges do not grow.
 * Refuses 404 for an invoice that the actor may not see, 409 for one that is not open or contested already, 429 after
 * twenty tickets an hour.
 */
export async function disputeInvoice(actor: Actor, id: number, message: string): Promise<Invoice> {
  await throttle(['ticket-person', String(actor.id)])
  return transaction(async (tx) => {
    const invoice = await lockVisibleInvoice(tx, actor, id)
    requireAction(actor, invoice, 'dispute')
    const number = formatInvoiceNumber(must(invoice.number, 'number of an issued invoice'))
    const ticket = await openTicketIn(tx, actor, {
      subject: `Contestação da fatura ${number}`,
      category: 'BILLING',
      message,
    })
    await withdrawReminders(tx, invoice)
    await changeInvoice(tx, actor, invoice, {
      action: 'disputed',
      message,
      after: { ticket: ticket.id },
      set: { disputedAt: new Date(), disputeTicketId: ticket.id },
    })
    return getInvoiceIn(tx, actor, id)
  })
}
