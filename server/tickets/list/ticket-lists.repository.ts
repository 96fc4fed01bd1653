import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, db } from '@/server/db/client'
import { inIdsPlaceholder, selectIds } from '@/server/db/ids'
import { inOrderOf, pageIds, type PageWindow } from '@/server/db/list-pages'
import { prepared } from '@/server/db/prepared'
import { companies, exchanges, orders, ticketMessages, ticketReads, tickets, users } from '@/server/db/schema'
import type { TicketFilters } from '@/services/tickets/ticket-commands.schema'
import { type Filters, shapeOf, ticketWhere } from './ticket-filters.repository'

type Ordering = TicketFilters['ordering']

/** Deadlines with the nearest first, everything else with the newest. */
const ORDER_BY: Record<Ordering, SQL[]> = {
  updated_at: [desc(tickets.updatedAt), desc(tickets.id)],
  created_at: [desc(tickets.id)],
  closed_at: [sql`${tickets.closedAt} desc nulls last`, desc(tickets.id)],
  resolution_due_at: [asc(tickets.resolutionDueAt), asc(tickets.id)],
  next_due_at: [asc(tickets.nextDueAt), asc(tickets.id)],
}

const opener = alias(users, 'opener')
const assignee = alias(users, 'assignee')
const writer = alias(users, 'writer')

/** Who reads a list: what they may read of a ticket, and have read. */
export type Reader = { userId: number; isStaff: boolean }

const selectRows = (isStaff: boolean) =>
  db()
    .select({
      ticket: tickets,
      company: { id: companies.id, corporateName: companies.corporateName },
      opener: { id: opener.id, name: opener.firstName },
      assignee: { id: assignee.id, name: assignee.firstName },
      orderMaskId: orders.orderMaskId,
      exchange: { id: exchanges.id, status: exchanges.status },
      last: {
        id: ticketMessages.id,
        authorId: ticketMessages.authorId,
        side: ticketMessages.side,
        createdAt: ticketMessages.createdAt,
      },
      writer: writer.firstName,
      readUntil: ticketReads.messageId,
    })
    .from(tickets)
    .innerJoin(companies, eq(companies.id, tickets.companyId))
    .innerJoin(opener, eq(opener.id, tickets.openedBy))
    .leftJoin(assignee, eq(assignee.id, tickets.assigneeId))
    .leftJoin(orders, eq(orders.id, tickets.orderId))
    .leftJoin(exchanges, eq(exchanges.id, tickets.exchangeId))
    .leftJoin(ticketMessages, eq(ticketMessages.id, isStaff ? tickets.lastMessageId : tickets.lastPublicId))
    .leftJoin(writer, eq(writer.id, ticketMessages.authorId))
    .leftJoin(ticketReads, and(eq(ticketReads.ticketId, tickets.id), eq(ticketReads.userId, sql.placeholder('reader'))))
    .where(inIdsPlaceholder(tickets.id, sql.placeholder('ids')))

export type ListedTicket = Awaited<ReturnType<typeof listTicketsById>>[number]

/** These tickets, in this order. Planning so many joins takes longer than reading them: the statement is prepared. */
export async function listTicketsById(conn: Db, ids: readonly number[], { userId, isStaff }: Reader) {
  const values = { ids, reader: userId }
  const rows = await prepared(conn, `tickets ${isStaff ? 'staff' : 'customer'}`, () => selectRows(isStaff), values)
  return inOrderOf(ids, rows, ({ ticket }) => ticket.id)
}

/** A page of the tickets: their ids by an index alone, and what is shown of each. */
export async function listTickets(
  conn: Db,
  filters: Filters,
  ordering: Ordering,
  { reader, ...window }: PageWindow & { reader: Reader },
): Promise<ListedTicket[]> {
  return listTicketsById(conn, await pageIds(conn, LIST, { filters, ordering }, window), reader)
}

const LIST = { name: 'ticket page', id: tickets.id, orderBy: ORDER_BY, where: ticketWhere, shapeOf }

/** The ids of all of them, in the list's order. */
export const listTicketIds = (conn: Db, filters: Filters, ordering: Ordering): Promise<number[]> =>
  selectIds(conn, tickets.id, ticketWhere(filters), ORDER_BY[ordering])
