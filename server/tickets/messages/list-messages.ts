import { type Db, db } from '@/server/db/client'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import type { TicketMessage, TicketMessages } from '@/services/tickets/tickets.schema'
import { listAttachments } from '../attachments/attachments.service'
import { listMergedIds, listNames } from '../tickets.repository'
import { findVisibleTicket } from '../visible-tickets.repository'
import { toMessage } from './message.mapper'
import { listMessages, type MessageRow, readByOthersUntil } from './ticket-messages.repository'

/**
 * A page of a ticket's messages, newest last, with those of the tickets that were merged into it; notes and staff's own
 * lines only for staff. Refuses 404 for a ticket that the actor may not see.
 */
export async function listTicketMessages(
  actor: Actor,
  ticketId: number,
  { before, limit }: { before?: number; limit: number },
): Promise<TicketMessages> {
  const ticket = await findVisibleTicket(db(), actor, ticketId)
  const ids = [ticket.id, ...(await listMergedIds(db(), ticket.id))]
  // One more than asked for says whether there are older ones.
  const rows = await listMessages(db(), ids, { before, limit: limit + 1, isStaff: isStaff(actor) })
  const messages = await toMessages(db(), actor, ticket.id, rows.slice(0, limit).reverse())
  return { messages, more: rows.length > limit }
}

/** Rows as the actor reads them, with files and names, in three queries whatever their number. */
export async function toMessages(
  conn: Db,
  actor: Actor,
  ticketId: number,
  rows: readonly MessageRow[],
): Promise<TicketMessage[]> {
  const attachments = await listAttachments(
    conn,
    rows.map(({ message }) => message.id),
  )
  const people = rows.flatMap(({ message }) =>
    message.line !== 'merged' && message.about !== null ? message.about : [],
  )
  const names = await listNames(conn, people)
  const readUntil = await readByOthersUntil(conn, ticketId, actor.id)
  return rows.map((row) => toMessage(actor, row, { attachments, names, readUntil }))
}
