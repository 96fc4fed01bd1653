import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { companies, exchanges, ticketPresence, ticketRatings, tickets, users } from '@/server/db/schema'
import { must } from '@/services/invariant/must.rules'
import { isOpenExchange } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Presence } from '@/services/tickets/ticket-states.rules'
import type { TicketRow } from './visible-tickets.repository'

export async function insertTicket(tx: Tx, ticket: typeof tickets.$inferInsert): Promise<TicketRow> {
  return must((await tx.insert(tickets).values(ticket).returning())[0], 'inserted ticket')
}

export type TicketChange = Partial<typeof tickets.$inferInsert>

export async function updateTicket(tx: Tx, id: number, change: TicketChange): Promise<TicketRow> {
  return must((await tx.update(tickets).set(change).where(eq(tickets.id, id)).returning())[0], 'changed ticket')
}

/** The tickets that were merged into this one. */
export async function listMergedIds(conn: Db, ticketId: number): Promise<number[]> {
  const rows = await conn
    .select({ id: tickets.id })
    .from(tickets)
    .where(eq(tickets.mergedIntoId, ticketId))
    .orderBy(asc(tickets.id))
  return rows.map(({ id }) => id)
}

/** What was merged into one ticket belongs to another one now. */
export async function moveMerged(tx: Tx, from: number, into: number): Promise<void> {
  await tx.update(tickets).set({ mergedIntoId: into }).where(eq(tickets.mergedIntoId, from))
}

/** People's names by their ids. */
export async function listNames(conn: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await conn.select({ id: users.id, name: users.firstName }).from(users).where(inIds(users.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function findCompanyName(conn: Db, companyId: number): Promise<string | undefined> {
  const rows = await conn.select({ name: companies.corporateName }).from(companies).where(eq(companies.id, companyId))
  return rows[0]?.name
}

/** Whether the exchange of a ticket is not finished. */
export async function isExchangeOpen(conn: Db, exchangeId: number | null): Promise<boolean> {
  if (exchangeId === null) return false
  const rows = await conn.select({ status: exchanges.status }).from(exchanges).where(eq(exchanges.id, exchangeId))
  return rows.some(({ status }) => isOpenExchange(status))
}

export async function findRating(conn: Db, ticketId: number, closingNo: number) {
  const rows = await conn
    .select()
    .from(ticketRatings)
    .where(and(eq(ticketRatings.ticketId, ticketId), eq(ticketRatings.closingNo, closingNo)))
  return rows[0]
}

/** For so long a sign of presence counts. */
const PRESENT_SECONDS = 40

/** Who else looks at a ticket or writes in it now. */
export const listPresent = (conn: Db, ticketId: number, exceptId: number) =>
  conn
    .select({ id: users.id, name: users.firstName, state: ticketPresence.state })
    .from(ticketPresence)
    .innerJoin(users, eq(users.id, ticketPresence.userId))
    .where(
      and(
        eq(ticketPresence.ticketId, ticketId),
        ne(ticketPresence.userId, exceptId),
        gt(ticketPresence.seenAt, sql`now() - interval '1 second' * ${PRESENT_SECONDS}`),
      ),
    )
    .orderBy(asc(users.id))

/** @returns whether others have to learn of it: the state is new, or the last sign had run out */
export async function setPresence(tx: Tx, ticketId: number, userId: number, state: Presence): Promise<boolean> {
  const before = await tx
    .select({
      state: ticketPresence.state,
      isFresh: sql<boolean>`${ticketPresence.seenAt} > now() - interval '1 second' * ${PRESENT_SECONDS}`,
    })
    .from(ticketPresence)
    .where(and(eq(ticketPresence.ticketId, ticketId), eq(ticketPresence.userId, userId)))
  await tx
    .insert(ticketPresence)
    .values({ ticketId, userId, state })
    .onConflictDoUpdate({
      target: [ticketPresence.ticketId, ticketPresence.userId],
      set: { state, seenAt: sql`now()` },
    })
  return !before.some((row) => row.isFresh && row.state === state)
}

/** Deletes the signs of presence that count no more. */
export async function deleteOldPresence(conn: Db): Promise<void> {
  await conn.delete(ticketPresence).where(sql`${ticketPresence.seenAt} < now() - interval '1 hour'`)
}
