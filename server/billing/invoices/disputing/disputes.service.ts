import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { isPayable } from '@/services/billing/invoices/invoice-states.rules'
import type { TicketStatus } from '@/services/tickets/ticket-states.rules'
import { changeInvoice } from '../change-invoice'
import { lockInvoicesOfTicket } from '../invoices.repository'
import type { InvoiceRow } from '../visible-invoices.repository'

type DisputeTicket = { id: number; status: TicketStatus; mergedIntoId: number | null }

/**
 * What follows for the invoices that are contested in a ticket, in the transaction that changes the ticket: the dispute
 * ends when it is closed and begins again when it is reopened; of a ticket that is merged it goes on in the other one.
 */
export async function followDisputeTicket(tx: Tx, author: Author, ticket: DisputeTicket): Promise<void> {
  for (const invoice of await lockInvoicesOfTicket(tx, ticket.id)) await follow(tx, author, invoice, ticket)
}

async function follow(tx: Tx, author: Author, invoice: InvoiceRow, ticket: DisputeTicket): Promise<void> {
  const { disputedAt } = invoice
  if (ticket.mergedIntoId !== null) {
    if (disputedAt === null) return
    await changeInvoice(tx, author, invoice, {
      action: 'dispute_moved',
      before: { ticket: ticket.id },
      after: { ticket: ticket.mergedIntoId },
      set: { disputeTicketId: ticket.mergedIntoId },
    })
  } else if (ticket.status === 'CLOSED') {
    if (disputedAt === null) return
    await changeInvoice(tx, author, invoice, {
      action: 'dispute_ended',
      after: { ticket: ticket.id },
      set: { disputedAt: null },
    })
  } else if (disputedAt === null && isPayable(invoice)) {
    await changeInvoice(tx, author, invoice, {
      action: 'disputed',
      after: { ticket: ticket.id },
      set: { disputedAt: new Date() },
    })
  }
}
