import { transaction } from '@/server/db/client'
import { markEventsRead } from '@/server/notifications/notifications.service'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { getTicketIn } from '../detail/get-ticket'
import { reminderKey } from '../clocks/close-silent'
import { closingKey } from '../handling/set-status'
import { messageKey } from '../notices'
import { openingKey } from '../opening/opening-notice'
import { listMergedIds } from '../tickets.repository'
import { findVisibleTicket } from '../visible-tickets.repository'
import { listMessageIds, moveReadMark, newestMessageId } from './ticket-messages.repository'

/**
 * Marks a ticket as read up to a message that was shown, with the notifications about it; later messages stay unread.
 * Idempotent, never backwards. Refuses 404.
 */
export function markTicketRead(actor: Actor, ticketId: number, messageId: number): Promise<Ticket> {
  return transaction(async (tx) => {
    const ticket = await findVisibleTicket(tx, actor, ticketId)
    const merged = await listMergedIds(tx, ticket.id)
    const ids = [ticket.id, ...merged]
    const until = Math.min(messageId, await newestMessageId(tx, ids, isStaff(actor)))
    const after = until > 0 ? await moveReadMark(tx, ticketId, actor.id, until) : until
    // Those that go on here are read with it: nobody opens them any more.
    if (until > 0) for (const id of merged) await moveReadMark(tx, id, actor.id, until)
    const seen = await listMessageIds(tx, ids, { after, until })
    const reminders = ticket.waitingSince ? [reminderKey(ticketId, ticket.waitingSince)] : []
    const told = [openingKey(ticketId), closingKey(ticket), ...reminders, ...seen.map(messageKey)]
    await markEventsRead(tx, told, actor.id)
    return getTicketIn(tx, actor, ticketId)
  })
}
