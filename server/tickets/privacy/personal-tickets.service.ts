import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import type { DataExport } from '@/services/users/privacy.schema'
import { changeTicket } from '../change-ticket'
import { insertLine } from '../messages/ticket-messages.repository'
import { listOpenedBy, listRatedBy, listWrittenBy, lockAssignedTo } from './personal-tickets.repository'

/**
 * The tickets that a person opened, what they wrote and how they rated the help, for the export of their data. What others
 * wrote about them, notes of staff included, is not theirs to take.
 */
export async function exportTickets(tx: Tx, userId: number): Promise<DataExport['tickets']> {
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    opened: (await listOpenedBy(tx, userId)).map(({ id, subject, category, status, createdAt, closedAt }) => ({
      id,
      subject,
      category,
      status,
      opened_at: createdAt.toISOString(),
      closed_at: iso(closedAt),
    })),
    messages: (await listWrittenBy(tx, userId)).map(({ ticketId, text, files, createdAt, withdrawnAt }) => ({
      ticket_id: ticketId,
      text,
      files,
      created_at: createdAt.toISOString(),
      withdrawn_at: iso(withdrawnAt),
    })),
    ratings: (await listRatedBy(tx, userId)).map(({ ticketId, score, comment, createdAt }) => ({
      ticket_id: ticketId,
      score,
      comment,
      created_at: createdAt.toISOString(),
    })),
  }
}

/**
 * Takes the open tickets from somebody of the staff who may not answer them any more: they wait for anybody, and their
 * history says so. Closed ones keep who had them.
 */
export async function releaseTickets(tx: Tx, author: Author, userId: number): Promise<void> {
  for (const ticket of await lockAssignedTo(tx, userId)) {
    await insertLine(tx, ticket.id, 'unassigned', { by: author.id, about: userId })
    const [before, after] = [{ assignee: userId }, { assignee: null }]
    await changeTicket(tx, author, ticket, { set: { assigneeId: null }, action: 'assigned', before, after })
  }
}
