import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { ticketMessages, ticketReads, tickets, users } from '@/server/db/schema'
import { must } from '@/services/invariant/must.rules'
import { STAFF_LINES, type SystemLine, type TicketTurn } from '@/services/tickets/ticket-states.rules'

type NewMessage = typeof ticketMessages.$inferInsert

/** What a customer may read: no note, and none of staff's own lines. */
const isPublic = and(
  ne(ticketMessages.kind, 'note'),
  or(isNull(ticketMessages.line), not(inArray(ticketMessages.line, [...STAFF_LINES]))),
)

const readable = (isStaff: boolean): SQL | undefined => (isStaff ? undefined : isPublic)

const ROW = { message: ticketMessages, author: { id: users.id, name: users.firstName } }

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/**
 * Inserts a message and makes it the newest of its ticket, which whoever wrote it has read: its author, but for one that
 * staff wrote in a customer's name. @returns its id
 */
export async function insertMessage(tx: Tx, message: NewMessage, writer = message.authorId): Promise<number> {
  const rows = await tx.insert(ticketMessages).values(message).returning({ id: ticketMessages.id })
  const { id } = must(rows[0], 'inserted message')
  const isSeenByAll = message.kind !== 'note' && !STAFF_LINES.some((line) => line === message.line)
  await tx
    .update(tickets)
    .set({ lastMessageId: id, ...(isSeenByAll && { lastPublicId: id }) })
    .where(eq(tickets.id, message.ticketId))
  if (writer) await moveReadMark(tx, message.ticketId, writer, id)
  return id
}

/** Inserts the platform's own line about what somebody, or nobody, did. @returns its id */
export const insertLine = (
  tx: Tx,
  ticketId: number,
  line: SystemLine,
  { by, side = 'staff', about }: { by: number | null; side?: TicketTurn; about?: number | null },
): Promise<number> => insertMessage(tx, { ticketId, authorId: by, side, kind: 'system', text: '', line, about })

/** The newest messages of these tickets before `before`, newest first. */
export const listMessages = (
  conn: Db,
  ticketIds: readonly number[],
  { before, limit, isStaff }: { before?: number; limit: number; isStaff: boolean },
) =>
  conn
    .select(ROW)
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.authorId))
    .where(
      and(
        inIds(ticketMessages.ticketId, ticketIds),
        before === undefined ? undefined : lt(ticketMessages.id, before),
        readable(isStaff),
      ),
    )
    .orderBy(desc(ticketMessages.id))
    .limit(limit)

export async function findMessage(conn: Db, ticketIds: readonly number[], id: number, isStaff: boolean) {
  const rows = await conn
    .select(ROW)
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.authorId))
    .where(and(inIds(ticketMessages.ticketId, ticketIds), eq(ticketMessages.id, id), readable(isStaff)))
  return rows[0]
}

/** More than anybody reads before they send all the same. */
const MOST_NEWER = 20

/** The newest that other staff wrote after a message, newest first. */
export const listNewerOfStaff = (tx: Tx, ticketId: number, after: number, exceptId: number) =>
  tx
    .select(ROW)
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.authorId))
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        gt(ticketMessages.id, after),
        eq(ticketMessages.side, 'staff'),
        ne(ticketMessages.kind, 'system'),
        ne(ticketMessages.authorId, exceptId),
        isNull(ticketMessages.withdrawnAt),
      ),
    )
    .orderBy(desc(ticketMessages.id))
    .limit(MOST_NEWER)

/** What customers see of a ticket without its words, oldest first. */
export const listPublic = (tx: Tx, ticketId: number) =>
  tx
    .select({
      id: ticketMessages.id,
      authorId: ticketMessages.authorId,
      side: ticketMessages.side,
      kind: ticketMessages.kind,
      line: ticketMessages.line,
      createdAt: ticketMessages.createdAt,
      withdrawnAt: ticketMessages.withdrawnAt,
    })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticketId), isPublic))
    .orderBy(asc(ticketMessages.id))

export async function markWithdrawn(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.update(ticketMessages).set({ withdrawnAt: at }).where(eq(ticketMessages.id, id))
}

/** Up to which message somebody other than this person has read a ticket, or the one that it goes on in; 0 when nobody has. */
export async function readByOthersUntil(conn: Db, ticketId: number, userId: number): Promise<number> {
  const goesOnIn = sql`(select ${tickets.mergedIntoId} from ${tickets} where ${tickets.id} = ${ticketId})`
  const rows = await conn
    .select({ id: max(ticketReads.messageId) })
    .from(ticketReads)
    .where(
      and(or(eq(ticketReads.ticketId, ticketId), eq(ticketReads.ticketId, goesOnIn)), ne(ticketReads.userId, userId)),
    )
  return rows[0]?.id ?? 0
}

/** Up to which message a person has read; the mark only moves forward. @returns where it stood before, 0 without one */
export async function moveReadMark(tx: Tx, ticketId: number, userId: number, messageId: number): Promise<number> {
  const rows = await tx
    .select({ messageId: ticketReads.messageId })
    .from(ticketReads)
    .where(and(eq(ticketReads.ticketId, ticketId), eq(ticketReads.userId, userId)))
  const before = rows[0]?.messageId ?? 0
  await tx
    .insert(ticketReads)
    .values({ ticketId, userId, messageId })
    .onConflictDoUpdate({
      target: [ticketReads.ticketId, ticketReads.userId],
      set: { messageId: sql`greatest(${ticketReads.messageId}, excluded.message_id)` },
    })
  return before
}

/** The ids of the messages between two marks, for their notifications. */
export async function listMessageIds(
  tx: Tx,
  ticketIds: readonly number[],
  { after, until }: { after: number; until: number },
): Promise<number[]> {
  const rows = await tx
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(and(inIds(ticketMessages.ticketId, ticketIds), gt(ticketMessages.id, after), lte(ticketMessages.id, until)))
    .orderBy(asc(ticketMessages.id))
  return rows.map(({ id }) => id)
}

/** The newest message of a ticket that a person may read; 0 without one. */
export async function newestMessageId(tx: Tx, ticketIds: readonly number[], isStaff: boolean): Promise<number> {
  const rows = await tx
    .select({ id: max(ticketMessages.id) })
    .from(ticketMessages)
    .where(and(inIds(ticketMessages.ticketId, ticketIds), readable(isStaff)))
  return rows[0]?.id ?? 0
}

/** The customers who opened a ticket or one that was merged into it, and who wrote in them. */
export async function listParticipants(tx: Tx, ticketId: number): Promise<number[]> {
  const isOfIt = or(eq(tickets.id, ticketId), eq(tickets.mergedIntoId, ticketId))
  const isTheirs = and(eq(ticketMessages.side, 'customer'), eq(ticketMessages.kind, 'public'))
  const rows = await tx
    .select({ id: tickets.openedBy })
    .from(tickets)
    .where(isOfIt)
    .union(
      tx
        .select({ id: sql<number>`${ticketMessages.authorId}` })
        .from(ticketMessages)
        .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
        .where(and(isOfIt, isTheirs, isNotNull(ticketMessages.authorId))),
    )
  return rows.map(({ id }) => id)
}
