import { and, asc, desc, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { orderDocuments, orders, signingEnvelopes, signingMessages } from '@/server/db/schema'
import type { Envelope } from '@/server/integrations/signing/provider'
import { must } from '@/services/invariant/must.rules'

export type EnvelopeRow = typeof signingEnvelopes.$inferSelect

/** What ends an envelope. */
export type EnvelopeEnd = Exclude<EnvelopeRow['status'], 'sending' | 'running'>

type NewEnvelope = Pick<EnvelopeRow, 'documentId' | 'fileId' | 'provider'>

export async function insertEnvelope(tx: Tx, fields: NewEnvelope): Promise<number> {
  const rows = await tx.insert(signingEnvelopes).values(fields).returning({ id: signingEnvelopes.id })
  return must(rows[0], 'inserted envelope').id
}

/** With the order that it is of. */
export async function findEnvelope(conn: Db, id: number) {
  const rows = await conn
    .select({
      envelope: signingEnvelopes,
      order: { id: orders.id, companyId: orders.companyId, maskId: orders.orderMaskId },
    })
    .from(signingEnvelopes)
    .innerJoin(orderDocuments, eq(orderDocuments.id, signingEnvelopes.documentId))
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .where(eq(signingEnvelopes.id, id))
  return rows[0]
}

export type FoundEnvelope = NonNullable<Awaited<ReturnType<typeof findEnvelope>>>

const isOpen = isNull(signingEnvelopes.closedAt)

/** The open envelope of a document. */
export async function findOpenEnvelope(conn: Db, documentId: number): Promise<EnvelopeRow | undefined> {
  const rows = await conn
    .select()
    .from(signingEnvelopes)
    .where(and(eq(signingEnvelopes.documentId, documentId), isOpen))
  return rows[0]
}

/** The open envelope with this remote document id. */
export async function findOpenEnvelopeByRemote(conn: Db, remoteDocumentId: string): Promise<EnvelopeRow | undefined> {
  const rows = await conn
    .select()
    .from(signingEnvelopes)
    .where(and(eq(signingEnvelopes.remoteDocumentId, remoteDocumentId), isOpen))
  return rows[0]
}

/** Whether a file was ever sent to the provider. */
export async function hasEnvelope(conn: Db, fileId: number): Promise<boolean> {
  const { id } = signingEnvelopes
  return (
    (await conn.select({ id }).from(signingEnvelopes).where(eq(signingEnvelopes.fileId, fileId)).limit(1)).length > 0
  )
}

/** The one in which everyone signed this file. */
export async function findSignedEnvelope(conn: Db, fileId: number): Promise<EnvelopeRow | undefined> {
  const rows = await conn
    .select()
    .from(signingEnvelopes)
    .where(and(eq(signingEnvelopes.fileId, fileId), or(isOpen, eq(signingEnvelopes.status, 'signed'))))
    .orderBy(desc(signingEnvelopes.id))
    .limit(1)
  return rows[0]
}

/** Stores the remote ids; false if it has them already (so that two runs never send twice) or is closed. */
export async function saveDraft(conn: Db, id: number, { envelopeId, documentId, people }: Envelope): Promise<boolean> {
  const names = { remoteId: envelopeId, remoteDocumentId: documentId, people }
  return updateOpenEnvelope(conn, id, names, isNull(signingEnvelopes.remoteId))
}

export const markRunning = (conn: Db, id: number): Promise<boolean> =>
  updateOpenEnvelope(conn, id, { status: 'running' })

export const markChecked = (conn: Db, id: number, checkedAt: Date): Promise<boolean> =>
  updateOpenEnvelope(conn, id, { checkedAt })

/** Closes it; false when it was closed already. */
export const closeEnvelope = (tx: Tx, id: number, status: EnvelopeEnd, closedAt: Date): Promise<boolean> =>
  updateOpenEnvelope(tx, id, { status, closedAt })

async function updateOpenEnvelope(conn: Db, id: number, fields: Partial<EnvelopeRow>, only?: SQL): Promise<boolean> {
  const rows = await conn
    .update(signingEnvelopes)
    .set(fields)
    .where(and(eq(signingEnvelopes.id, id), isOpen, only))
    .returning({ id: signingEnvelopes.id })
  return rows.length > 0
}

/** Open envelopes not checked since, the longest unchecked first, including those whose sending failed. */
export async function listUncheckedEnvelopes(
  conn: Db,
  since: Date,
  limit: number,
): Promise<Pick<EnvelopeRow, 'id' | 'status'>[]> {
  const { id, status, checkedAt } = signingEnvelopes
  return conn
    .select({ id, status })
    .from(signingEnvelopes)
    .where(and(isOpen, lt(signingEnvelopes.createdAt, since), or(isNull(checkedAt), lt(checkedAt, since))))
    .orderBy(asc(checkedAt), asc(id))
    .limit(limit)
}

/** Stores a webhook; false for a duplicate. */
export async function insertMessage(tx: Tx, message: typeof signingMessages.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(signingMessages).values(message).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function deleteMessagesBefore(conn: Db, before: Date): Promise<void> {
  await conn.delete(signingMessages).where(lt(signingMessages.createdAt, before))
}
