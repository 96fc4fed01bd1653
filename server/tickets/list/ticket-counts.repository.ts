import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type Db, db } from '@/server/db/client'
import { countUpTo, namedFilters } from '@/server/db/list-pages'
import { prepared } from '@/server/db/prepared'
import { ticketCounters, ticketReads, tickets } from '@/server/db/schema'
import { type Filters, isOpen, shapeOf, ticketWhere } from './ticket-filters.repository'
import type { Reader } from './ticket-lists.repository'

/**
 * How many tickets fit. All of a status or category, which may be very many, come from the counters; the rest is few enough
 * to be counted.
 */
export async function countTickets(conn: Db, asked: Filters): Promise<number> {
  if (asked.search) return (await countUpTo(conn, tickets, ticketWhere(asked))).count
  const count = isCounted(asked) ? fromCounters : ofTickets
  const shape = shapeOf(asked)
  const rows = await (shape
    ? prepared(conn, `ticket count ${shape.key}`, () => count(db(), shape.filters), shape.values)
    : count(conn, asked))
  return rows[0]?.count ?? 0
}

const COUNTED: readonly string[] = ['status', 'category', 'open'] satisfies (keyof Filters)[]

const isCounted = (filters: Filters): boolean => namedFilters(filters).every(([name]) => COUNTED.includes(name))

const fromCounters = (conn: Db, { status, open, category }: Filters) =>
  conn
    .select({ count: sql<number>`coalesce(sum(${ticketCounters.tickets}), 0)::int` })
    .from(ticketCounters)
    .where(
      and(
        status && eq(ticketCounters.status, status),
        open === 'true' ? ne(ticketCounters.status, sql`'CLOSED'`) : undefined,
        open === 'false' ? eq(ticketCounters.status, sql`'CLOSED'`) : undefined,
        category && eq(ticketCounters.category, category),
      ),
    )

const ofTickets = (conn: Db, filters: Filters) =>
  conn
    .select({ count: sql<number>`count(*)::int` })
    .from(tickets)
    .where(ticketWhere(filters))

/** How many open tickets there are in which state, for the tabs; the closed ones are counted apart. */
export async function countOpenTickets(conn: Db, scope: Filters, { userId, isStaff }: Reader) {
  const shape = shapeOf(scope)
  const rows = await (shape
    ? prepared(
        conn,
        `open tickets ${shape.key} ${String(isStaff)}`,
        () => openCounts(db(), shape.filters, { isStaff, userId: sql`${sql.placeholder('reader')}::int` }),
        { ...shape.values, reader: userId },
      )
    : openCounts(conn, scope, { isStaff, userId: sql`${userId}::int` }))
  return rows[0]
}

function openCounts(conn: Db, scope: Filters, { userId, isStaff }: { userId: SQL; isStaff: boolean }) {
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`
  const last = isStaff ? tickets.lastMessageId : tickets.lastPublicId
  return conn
    .select({
      pending: count(sql`${tickets.status} = 'PENDING'`),
      inProgress: count(sql`${tickets.status} = 'IN_PROGRESS'`),
      waitingStaff: count(sql`${tickets.waitingFor} = 'staff'`),
      waitingCustomer: count(sql`${tickets.waitingFor} = 'customer'`),
      late: count(sql`${tickets.nextDueAt} <= now()`),
      mine: count(sql`${tickets.assigneeId} = ${userId}`),
      unread: count(sql`${last} > coalesce(${ticketReads.messageId}, 0)`),
    })
    .from(tickets)
    .leftJoin(ticketReads, and(eq(ticketReads.ticketId, tickets.id), sql`${ticketReads.userId} = ${userId}`))
    .where(and(isOpen, ticketWhere(scope)))
}

/** Folds the counter rows of a kind into one; sums stay the same at every moment. */
export const compactTicketCounters = (conn: Db) =>
  conn.execute(sql`
    with kinds as (select status, category from ${ticketCounters} group by 1, 2 having count(*) > 1),
    gone as (delete from ${ticketCounters} t using kinds k where t.status = k.status and t.category = k.category returning t.*)
    insert into ${ticketCounters} select status, category, sum(tickets) from gone group by 1, 2 having sum(tickets) <> 0`)
