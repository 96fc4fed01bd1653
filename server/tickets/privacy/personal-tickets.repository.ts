import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { ticketAttachments, ticketMessages, ticketRatings, tickets } from '@/server/db/schema'
import { isOpen } from '../list/ticket-filters.repository'

export const listOpenedBy = (conn: Db, userId: number) =>
  conn
    .select({
      id: tickets.id,
      subject: tickets.subject,
      category: tickets.category,
      status: tickets.status,
      createdAt: tickets.createdAt,
      closedAt: tickets.closedAt,
    })
    .from(tickets)
    .where(eq(tickets.openedBy, userId))
    .orderBy(asc(tickets.id))

/** What a person wrote in tickets, with the names of the files; no note, which is about somebody else. */
export const listWrittenBy = (conn: Db, userId: number) =>
  conn
    .select({
      ticketId: ticketMessages.ticketId,
      text: ticketMessages.text,
      files: sql<string[]>`array(select ${ticketAttachments.name} from ${ticketAttachments}
        where ${ticketAttachments.messageId} = ${ticketMessages.id} order by ${ticketAttachments.id})`,
      createdAt: ticketMessages.createdAt,
      withdrawnAt: ticketMessages.withdrawnAt,
    })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.authorId, userId), eq(ticketMessages.kind, 'public')))
    .orderBy(asc(ticketMessages.id))

export const listRatedBy = (conn: Db, userId: number) =>
  conn
    .select({
      ticketId: ticketRatings.ticketId,
      score: ticketRatings.score,
      comment: ticketRatings.comment,
      createdAt: ticketRatings.createdAt,
    })
    .from(ticketRatings)
    .where(eq(ticketRatings.ratedBy, userId))
    .orderBy(asc(ticketRatings.ticketId), asc(ticketRatings.closingNo))

/** The open tickets that somebody answers, locked, by their numbers. */
export const lockAssignedTo = (tx: Tx, userId: number) =>
  tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.assigneeId, userId), isOpen))
    .orderBy(asc(tickets.id))
    .for('update')
