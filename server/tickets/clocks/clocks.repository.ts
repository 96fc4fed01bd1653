import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { tickets } from '@/server/db/schema'
import { isOpen } from '../list/ticket-filters.repository'
import type { TicketRow } from '../visible-tickets.repository'

/** The open tickets whose clocks have to be looked at by now. */
export async function listIdsToCheck(conn: Db, now: Date): Promise<number[]> {
  const rows = await conn
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(isOpen, lte(tickets.nextCheckAt, now)))
    .orderBy(asc(tickets.nextCheckAt), asc(tickets.id))
  return rows.map(({ id }) => id)
}

/** The open tickets whose customer has had the turn at least since then. */
export async function listIdsWaitingSince(conn: Db, since: Date): Promise<number[]> {
  const rows = await conn
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.waitingFor, 'customer'), lte(tickets.waitingSince, since)))
    .orderBy(asc(tickets.waitingSince), asc(tickets.id))
  return rows.map(({ id }) => id)
}

/** A ticket that is not closed, locked; undefined once it is, or while somebody changes it. */
export async function lockOpenTicket(tx: Tx, id: number): Promise<TicketRow | undefined> {
  const rows = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), isOpen))
    .for('update', { skipLocked: true })
  return rows[0]
}
