import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { ticketAttachments, ticketMessages, tickets } from '@/server/db/schema'
import { must } from '@/services/invariant/must.rules'

type NewAttachment = typeof ticketAttachments.$inferInsert

export async function insertAttachment(tx: Tx, attachment: NewAttachment) {
  const rows = await tx.insert(ticketAttachments).values(attachment).returning()
  return must(rows[0], 'inserted attachment')
}

/** The files of these messages in the order in which they were uploaded; those of a message taken back are shown to nobody. */
export const selectAttachments = (conn: Db, messageIds: readonly number[]) =>
  conn
    .select({
      id: ticketAttachments.id,
      messageId: ticketMessages.id,
      name: ticketAttachments.name,
      size: ticketAttachments.size,
      mime: ticketAttachments.mime,
    })
    .from(ticketAttachments)
    .innerJoin(ticketMessages, eq(ticketMessages.id, ticketAttachments.messageId))
    .where(and(inIds(ticketAttachments.messageId, messageIds), isNull(ticketMessages.withdrawnAt)))
    .orderBy(asc(ticketAttachments.id))

/** A file of a ticket, or of one that was merged into it; of a note only for staff, and of no message taken back. */
export async function findAttachment(
  conn: Db,
  { ticketId, attachmentId }: { ticketId: number; attachmentId: number },
  isStaff: boolean,
) {
  const rows = await conn
    .select({ file: ticketAttachments })
    .from(ticketAttachments)
    .innerJoin(ticketMessages, eq(ticketMessages.id, ticketAttachments.messageId))
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(
      and(
        eq(ticketAttachments.id, attachmentId),
        or(eq(tickets.id, ticketId), eq(tickets.mergedIntoId, ticketId)),
        isNull(ticketMessages.withdrawnAt),
        isStaff ? undefined : ne(ticketMessages.kind, 'note'),
      ),
    )
  return rows[0]?.file
}

const isLooseOf = (userId: number) => and(eq(ticketAttachments.uploadedBy, userId), isNull(ticketAttachments.messageId))

/** Gives a person's loose uploads to a message. @returns how many there were */
export async function updateMessage(
  tx: Tx,
  { userId, messageId, ids }: { userId: number; messageId: number; ids: readonly number[] },
): Promise<number> {
  const rows = await tx
    .update(ticketAttachments)
    .set({ messageId })
    .where(and(inIds(ticketAttachments.id, ids), isLooseOf(userId)))
    .returning({ id: ticketAttachments.id })
  return rows.length
}

type Keys = { storageKey: string; previewKey: string | null }

const KEYS = { storageKey: ticketAttachments.storageKey, previewKey: ticketAttachments.previewKey }
const keysOf = (rows: Keys[]): string[] =>
  rows.flatMap(({ storageKey, previewKey }) => (previewKey ? [storageKey, previewKey] : [storageKey]))

/** Deletes a person's loose upload, or all of them. @returns the keys of the bytes */
export const deleteLooseOf = async (tx: Tx, userId: number, id?: number): Promise<string[]> =>
  keysOf(
    await tx
      .delete(ticketAttachments)
      .where(and(isLooseOf(userId), id === undefined ? undefined : eq(ticketAttachments.id, id)))
      .returning(KEYS),
  )

/** Deletes what was uploaded before then and never sent; one that is being sent now stays. @returns the keys of the bytes */
export async function deleteLooseBefore(tx: Tx, before: Date): Promise<string[]> {
  const loose = await tx
    .select({ id: ticketAttachments.id })
    .from(ticketAttachments)
    .where(and(isNull(ticketAttachments.messageId), lt(ticketAttachments.createdAt, before)))
    .for('update', { skipLocked: true })
  const ids = loose.map(({ id }) => id)
  if (ids.length === 0) return []
  return keysOf(await tx.delete(ticketAttachments).where(inIds(ticketAttachments.id, ids)).returning(KEYS))
}

/** Of these keys the ones that an attachment has. */
export async function listAttachmentKeys(conn: Db, keys: string[]): Promise<string[]> {
  const rows = await conn
    .select(KEYS)
    .from(ticketAttachments)
    .where(
      or(
        inArray(ticketAttachments.storageKey, keys),
        and(isNotNull(ticketAttachments.previewKey), inArray(ticketAttachments.previewKey, keys)),
      ),
    )
  return keysOf(rows)
}
