import { and, asc, count, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { companies, eventLogs, noteMentions, orderNotes, orders, users } from '@/server/db/schema'
import { must } from '@/services/invariant/must.rules'
import { staffWhoSee } from '../mails/recipients.repository'

/** More than an order has in practice. */
const NOTES_SHOWN = 200

const NOTE = { note: orderNotes, author: { id: users.id, name: users.firstName } }

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

/** The notes of an order, newest first. */
export const listNotes = (conn: Db, orderId: number) =>
  conn
    .select(NOTE)
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id))
    .limit(NOTES_SHOWN)

export async function findNote(conn: Db, orderId: number, noteId: number) {
  const rows = await conn
    .select(NOTE)
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.authorId))
    .where(and(eq(orderNotes.orderId, orderId), eq(orderNotes.id, noteId)))
  return rows[0]
}

/** The same, locked until the end of the transaction. */
export async function lockNote(tx: Tx, orderId: number, noteId: number) {
  const rows = await tx
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, orderId), eq(orderNotes.id, noteId)))
    .for('update')
  return rows[0]
}

export async function insertNote(tx: Tx, note: typeof orderNotes.$inferInsert): Promise<number> {
  const rows = await tx.insert(orderNotes).values(note).returning({ id: orderNotes.id })
  return must(rows[0], 'inserted note').id
}

export async function updateNoteRow(
  tx: Tx,
  noteId: number,
  change: Partial<typeof orderNotes.$inferInsert>,
): Promise<void> {
  await tx.update(orderNotes).set(change).where(eq(orderNotes.id, noteId))
}

/** Whom the notes call, by name. */
export const listMentions = (conn: Db, noteIds: readonly number[]) =>
  conn
    .select({ noteId: noteMentions.noteId, seenAt: noteMentions.seenAt, id: users.id, name: users.firstName })
    .from(noteMentions)
    .innerJoin(users, eq(users.id, noteMentions.userId))
    .where(inIds(noteMentions.noteId, noteIds))
    .orderBy(asc(users.firstName), asc(users.id))

/** Replaces a note's mentions; those that stay keep when they were seen. */
export async function setMentions(tx: Tx, noteId: number, userIds: readonly number[]): Promise<void> {
  const isOther = userIds.length > 0 ? notInArray(noteMentions.userId, [...userIds]) : undefined
  await tx.delete(noteMentions).where(and(eq(noteMentions.noteId, noteId), isOther))
  if (userIds.length === 0) return
  await tx
    .insert(noteMentions)
    .values(userIds.map((userId) => ({ noteId, userId })))
    .onConflictDoNothing()
}

const unseenBy = (userId: number) => and(eq(noteMentions.userId, userId), isNull(noteMentions.seenAt))

/** Marks a mention as seen; true when it was not before. */
export async function markMentionSeen(tx: Tx, noteId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .update(noteMentions)
    .set({ seenAt: new Date() })
    .where(and(unseenBy(userId), eq(noteMentions.noteId, noteId)))
    .returning({ noteId: noteMentions.noteId })
  return rows.length > 0
}

/** Writing a note marks the writer's mentions on the order as seen. */
export async function markOrderSeen(tx: Tx, orderId: number, userId: number): Promise<void> {
  const ofOrder = tx.select({ id: orderNotes.id }).from(orderNotes).where(eq(orderNotes.orderId, orderId))
  await tx
    .update(noteMentions)
    .set({ seenAt: new Date() })
    .where(and(unseenBy(userId), inArray(noteMentions.noteId, ofOrder)))
}

/** What the notes said before they were changed, the oldest first. */
export const listEarlierTexts = (conn: Db, noteIds: readonly number[]) =>
  conn
    .select({
      noteId: eventLogs.objectId,
      text: sql<string>`${eventLogs.before} ->> 'text'`,
      until: eventLogs.createdAt,
    })
    .from(eventLogs)
    .where(
      and(
        eq(eventLogs.modelName, 'order_note'),
        eq(eventLogs.action, 'note_edited'),
        inIds(eventLogs.objectId, noteIds),
      ),
    )
    .orderBy(asc(eventLogs.id))

type MentionableSearch = { companyId: number; groups: readonly string[]; except: number }

const mentionable = (conn: Db, { companyId, groups, except }: MentionableSearch) =>
  and(staffWhoSee(conn, companyId, groups), isNull(users.deletedAt), sql`${users.id} <> ${except}`)

/** Staff who see the order, by a part of the name; those whose name begins with it come first. */
export function findMentionable(
  conn: Db,
  { search = '', ...who }: MentionableSearch & { search?: string },
  limit: number,
) {
  const begins = sql`plain_text(${users.firstName}) like plain_text(${containsPattern(search).slice(1)})`
  return conn
    .select({ id: users.id, name: users.firstName, groups: users.permissionsGroups })
    .from(users)
    .where(and(mentionable(conn, who), sql`plain_text(${users.firstName}) like plain_text(${containsPattern(search)})`))
    .orderBy(desc(begins), sql`${users.firstName} collate "pt-BR-x-icu"`, asc(users.id))
    .limit(limit)
}

/** Those of these ids who may be called in a note of the order. */
export async function filterMentionable(conn: Db, who: MentionableSearch, ids: readonly number[]): Promise<number[]> {
  const rows = await conn
    .select({ id: users.id })
    .from(users)
    .where(and(mentionable(conn, who), inIds(users.id, ids)))
  return rows.map(({ id }) => id)
}

type MentionedUser = { userId: number; visible: readonly number[] | undefined }

/** Excludes withdrawn notes, and orders that the user no longer sees. */
const openMentionWhere = ({ userId, visible }: MentionedUser) =>
  and(unseenBy(userId), isNull(orderNotes.withdrawnAt), visible && inArray(orders.companyId, [...visible]))

/** The notes that call somebody and that they have not seen, newest first. */
export const listOpenMentions = (conn: Db, who: MentionedUser, { limit, offset }: { limit: number; offset: number }) =>
  conn
    .select({
      ...NOTE,
      maskId: orders.orderMaskId,
      company: { id: companies.id, corporate_name: companies.corporateName },
    })
    .from(noteMentions)
    .innerJoin(orderNotes, eq(orderNotes.id, noteMentions.noteId))
    .innerJoin(users, eq(users.id, orderNotes.authorId))
    .innerJoin(orders, eq(orders.id, orderNotes.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(openMentionWhere(who))
    .orderBy(desc(orderNotes.id))
    .limit(limit)
    .offset(offset)

export async function countOpenMentions(conn: Db, who: MentionedUser): Promise<number> {
  const rows = await conn
    .select({ count: count() })
    .from(noteMentions)
    .innerJoin(orderNotes, eq(orderNotes.id, noteMentions.noteId))
    .innerJoin(orders, eq(orders.id, orderNotes.orderId))
    .where(openMentionWhere(who))
  return rows[0]?.count ?? 0
}
