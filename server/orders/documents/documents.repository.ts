import { and, count, eq, inArray, isNull, sum } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { documentChecks, documentFiles, orderDocuments, signers } from '@/server/db/schema/index'
import { must } from '@/services/invariant/must.rules'

type NewDocument = typeof orderDocuments.$inferInsert
type NewFile = typeof documentFiles.$inferInsert
type NewSigner = typeof signers.$inferInsert
type Decision = Pick<NewDocument, 'approved' | 'message' | 'decidedBy' | 'decidedAt'>

export async function insertDocuments(tx: Tx, documents: NewDocument[]): Promise<number[]> {
  const rows = await tx.insert(orderDocuments).values(documents).returning({ id: orderDocuments.id })
  return rows.map(({ id }) => id)
}

/** Hides a document with its files; from now on only the history refers to them. */
export async function withdrawDocument(tx: Tx, documentId: number): Promise<void> {
  const withdrawnAt = new Date()
  await tx.update(orderDocuments).set({ withdrawnAt }).where(eq(orderDocuments.id, documentId))
  await tx
    .update(documentFiles)
    .set({ withdrawnAt })
    .where(and(eq(documentFiles.documentId, documentId), isNull(documentFiles.withdrawnAt)))
}

/** Deletes its files and signers too. */
export async function deleteDocumentRow(tx: Tx, documentId: number): Promise<void> {
  await tx.delete(orderDocuments).where(eq(orderDocuments.id, documentId))
}

export async function decideDocuments(tx: Tx, ids: number[], decision: Decision): Promise<void> {
  if (ids.length > 0) await tx.update(orderDocuments).set(decision).where(inArray(orderDocuments.id, ids))
}

/** The documents are to be decided again. */
export const clearDecisions = (tx: Tx, ids: number[]): Promise<void> =>
  decideDocuments(tx, ids, { approved: null, message: null, decidedBy: null, decidedAt: null })

/** Ticks points of a document; who ticks again what does not count any more is its author. */
export async function insertChecks(
  tx: Tx,
  documentId: number,
  points: readonly string[],
  by: { checkedBy: number; checkedAt: Date },
): Promise<void> {
  if (points.length === 0) return
  await tx
    .insert(documentChecks)
    .values(points.map((point) => ({ documentId, point, ...by })))
    .onConflictDoUpdate({ target: [documentChecks.documentId, documentChecks.point], set: by })
}

export async function deleteChecks(tx: Tx, documentId: number, points: readonly string[]): Promise<void> {
  await tx
    .delete(documentChecks)
    .where(and(eq(documentChecks.documentId, documentId), inArray(documentChecks.point, [...points])))
}

export async function insertFile(tx: Tx, file: NewFile): Promise<number> {
  const rows = await tx.insert(documentFiles).values(file).returning({ id: documentFiles.id })
  return must(rows[0], 'inserted file').id
}

/** How many files the documents of an order have, and their bytes, with those that were withdrawn. */
export async function sumFiles(tx: Tx, orderId: number): Promise<{ files: number; bytes: number }> {
  const [sums] = await tx
    .select({ files: count(), bytes: sum(documentFiles.size) })
    .from(documentFiles)
    .innerJoin(orderDocuments, eq(orderDocuments.id, documentFiles.documentId))
    .where(eq(orderDocuments.orderId, orderId))
  return { files: sums?.files ?? 0, bytes: Number(sums?.bytes ?? 0) }
}

/** Hides files; from now on only the history refers to them. */
export async function withdrawFiles(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.update(documentFiles).set({ withdrawnAt: new Date() }).where(inArray(documentFiles.id, ids))
}

export async function deleteFiles(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(documentFiles).where(inArray(documentFiles.id, ids))
}

export async function insertSigner(tx: Tx, signer: NewSigner): Promise<void> {
  await tx.insert(signers).values(signer)
}

/** Who is named to sign this order's document. */
export async function findSigner(conn: Db, { orderId, documentId, signerId }: SignerRef) {
  const rows = await conn
    .select({ signer: signers, documentType: orderDocuments.documentType })
    .from(signers)
    .innerJoin(orderDocuments, eq(orderDocuments.id, signers.documentId))
    .where(and(eq(orderDocuments.orderId, orderId), eq(signers.documentId, documentId), eq(signers.id, signerId)))
  return rows[0]
}

type SignerRef = { orderId: number; documentId: number; signerId: number }

/** Deletes the signer's links too; the evidence stays. */
export async function deleteSignerRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(signers).where(eq(signers.id, id))
}

/** Clears requests, signatures and refusals: the document is to be signed again. */
export async function clearSignatures(tx: Tx, documentId: number): Promise<void> {
  await tx
    .update(signers)
    .set({
      notifiedAt: null,
      linkExpiresAt: null,
      reminders: 0,
      lapsedAt: null,
      signedAt: null,
      declinedAt: null,
      declineReason: null,
    })
    .where(eq(signers.documentId, documentId))
}

/** Those of these storage keys that a file has, withdrawn ones included. */
export async function listStoredKeys(conn: Db, storageKeys: string[]): Promise<string[]> {
  const rows = await conn
    .select({ storageKey: documentFiles.storageKey })
    .from(documentFiles)
    .where(inArray(documentFiles.storageKey, storageKeys))
  return rows.map(({ storageKey }) => storageKey)
}

type FileRef = { orderId: number; documentId: number; fileId: number }

/** A file of this order's document, as it is stored; one that was withdrawn only when asked for. */
export async function findFile(conn: Db, { orderId, documentId, fileId }: FileRef, withWithdrawn: boolean) {
  const rows = await conn
    .select({ file: documentFiles, documentType: orderDocuments.documentType })
    .from(documentFiles)
    .innerJoin(orderDocuments, eq(orderDocuments.id, documentFiles.documentId))
    .where(
      and(
        eq(orderDocuments.orderId, orderId),
        eq(documentFiles.documentId, documentId),
        eq(documentFiles.id, fileId),
        withWithdrawn ? undefined : isNull(documentFiles.withdrawnAt),
      ),
    )
  return rows[0]
}
