import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'
import { companies, orders, ticketReads, tickets, users } from '@/server/db/schema'
import { isOpen } from '../list/ticket-filters.repository'
import type { TicketRow } from '../visible-tickets.repository'

const opener = alias(users, 'opener')
const assignee = alias(users, 'assignee')
const closer = alias(users, 'closer')
const helper = alias(users, 'helper')

/** Whom and what a ticket names, and whether somebody has read it. */
export async function findTicketRefs(conn: Db, id: number, reader: { userId: number; isStaff: boolean }) {
  const values = { id, reader: reader.userId }
  const rows = await prepared(conn, `ticket ${reader.isStaff ? 'staff' : 'customer'}`, () => selectRefs(reader), values)
  return rows[0]
}

function selectRefs({ isStaff }: { isStaff: boolean }) {
  const last = isStaff ? tickets.lastMessageId : tickets.lastPublicId
  return db()
    .select({
      company: { id: companies.id, corporateName: companies.corporateName },
      opener: { id: opener.id, name: opener.firstName, phone: opener.phone },
      assignee: { id: assignee.id, name: assignee.firstName },
      closer: { id: closer.id, name: closer.firstName },
      helper: { id: helper.id, name: helper.firstName },
      orderMaskId: orders.orderMaskId,
      lastReadId: ticketReads.messageId,
      isUnread: sql<boolean>`coalesce(${last}, 0) > coalesce(${ticketReads.messageId}, 0)`,
    })
    .from(tickets)
    .innerJoin(companies, eq(companies.id, tickets.companyId))
    .innerJoin(opener, eq(opener.id, tickets.openedBy))
    .leftJoin(assignee, eq(assignee.id, tickets.assigneeId))
    .leftJoin(closer, eq(closer.id, tickets.closedBy))
    .leftJoin(helper, eq(helper.id, tickets.onBehalfBy))
    .leftJoin(orders, eq(orders.id, tickets.orderId))
    .leftJoin(ticketReads, and(eq(ticketReads.ticketId, tickets.id), eq(ticketReads.userId, sql.placeholder('reader'))))
    .where(eq(tickets.id, sql.placeholder('id')))
}

export type TicketRefs = NonNullable<Awaited<ReturnType<typeof findTicketRefs>>>

/** The company's other open tickets. */
export async function countOthersOpen(conn: Db, { id, companyId }: TicketRow): Promise<number> {
  const rows = await conn
    .select({ count: sql<number>`count(*)::int` })
    .from(tickets)
    .where(and(eq(tickets.companyId, companyId), ne(tickets.id, id), isOpen))
  return rows[0]?.count ?? 0
}

const SIMILAR = 3

/** The newest other tickets about the same model and category, wherever it stands; none for a ticket without a unit. */
export async function listSimilar(conn: Db, { id, unitProduct, category }: TicketRow, visible: SQL | undefined) {
  if (unitProduct === null) return []
  return conn
    .select({ id: tickets.id, subject: tickets.subject, status: tickets.status })
    .from(tickets)
    .where(and(visible, eq(tickets.unitProduct, unitProduct), eq(tickets.category, category), ne(tickets.id, id)))
    .orderBy(desc(tickets.id))
    .limit(SIMILAR)
}
