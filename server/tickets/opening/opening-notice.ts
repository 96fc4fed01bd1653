import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { notifyOpener, notifyStaff } from '../notices'
import type { TicketRow } from '../visible-tickets.repository'

/** Of the bell that rings for a new ticket. */
export const openingKey = (ticketId: number): string => `ticket-opened:${String(ticketId)}`

/** Tells staff of a new ticket, and whom it was opened for, with the words of its first message. */
export async function notifyOpened(tx: Tx, author: Author, ticket: TicketRow, quote?: string): Promise<void> {
  const notice = { key: openingKey(ticket.id), author, quote }
  await notifyStaff(tx, ticket, { ...notice, kind: 'ticket_new', title: '{who} abriu um chamado' })
  if (ticket.onBehalfBy !== null)
    await notifyOpener(tx, ticket, { ...notice, kind: 'ticket_reply', title: '{who} abriu um chamado para você' })
}
