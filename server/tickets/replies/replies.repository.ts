import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds, selectIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { ticketReplies } from '@/server/db/schema/index'
import { isUniqueViolation } from '@/server/db/unique'
import type { ReplyOrdering } from '@/services/tickets/replies/reply-orderings.rules'
import type { TicketReplyFields, TicketReplyListQuery } from '@/services/tickets/replies/ticket-replies.schema'

export type ReplyRow = typeof ticketReplies.$inferSelect

type ReplyFilters = Pick<TicketReplyListQuery, 'search' | 'category' | 'active'> & { ids?: readonly number[] }
type ReplyRowQuery = ReplyFilters & { ordering?: ReplyOrdering }

export const listReplyRows = (
  conn: Db,
  { ordering, ...filters }: ReplyRowQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReplyRow[]> =>
  conn
    .select()
    .from(ticketReplies)
    .where(replyWhere(filters))
    .orderBy(...replyOrder(ordering))
    .limit(limit)
    .offset(offset)

/** The ids of all rows of the filter, in the list's order. */
export const listReplyIds = (conn: Db, { ordering, ...filters }: ReplyRowQuery) =>
  selectIds(conn, ticketReplies.id, replyWhere(filters), replyOrder(ordering))

export async function countReplies(conn: Db, filters: ReplyFilters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(ticketReplies).where(replyWhere(filters))
  return rows[0]?.count ?? 0
}

/** Locked for update until the transaction ends. */
export async function lockReplyRow(tx: Tx, id: number): Promise<ReplyRow | undefined> {
  return (await tx.select().from(ticketReplies).where(eq(ticketReplies.id, id)).for('update'))[0]
}

/** The new row, or undefined when another one has the title. */
export async function insertReplyRow(tx: Tx, fields: TicketReplyFields): Promise<ReplyRow | undefined> {
  return (await tx.insert(ticketReplies).values(fields).onConflictDoNothing().returning())[0]
}

/** The changed row, or undefined when another one has the title; the transaction must then be rolled back. */
export async function updateReplyRow(tx: Tx, id: number, fields: TicketReplyFields): Promise<ReplyRow | undefined> {
  const { title, text, category, active } = fields
  const values = { title, text, category, active, version: sql`${ticketReplies.version} + 1`, updatedAt: sql`now()` }
  try {
    return (await tx.update(ticketReplies).set(values).where(eq(ticketReplies.id, id)).returning())[0]
  } catch (error) {
    if (isUniqueViolation(error, 'ticket_replies_title')) return undefined
    throw error
  }
}

/** The row as it was, or undefined when there is none. */
export async function deleteReplyRow(tx: Tx, id: number): Promise<ReplyRow | undefined> {
  return (await tx.delete(ticketReplies).where(eq(ticketReplies.id, id)).returning())[0]
}

const byTitle = sql`${ticketReplies.title} collate "pt-BR-x-icu"`

const ORDERS: Record<ReplyOrdering, SQL> = {
  title: sql`${byTitle} asc`,
  '-title': sql`${byTitle} desc`,
  updated_at: asc(ticketReplies.updatedAt),
  '-updated_at': desc(ticketReplies.updatedAt),
}

/** The id makes every order definite. */
const replyOrder = (ordering: ReplyOrdering = 'title'): SQL[] => [ORDERS[ordering], asc(ticketReplies.id)]

function replyWhere({ search, category, active, ids }: ReplyFilters): SQL | undefined {
  const text = sql`plain_text(${ticketReplies.title} || ' ' || ${ticketReplies.text})`
  return and(
    ids && inIds(ticketReplies.id, ids),
    category && eq(ticketReplies.category, category),
    active === undefined ? undefined : eq(ticketReplies.active, active),
    search ? sql`${text} like plain_text(${containsPattern(search)})` : undefined,
  )
}
