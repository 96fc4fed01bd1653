import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { documentFiles, orderDocuments, signers } from '@/server/db/schema'

type NewDocument = typeof orderDocuments.$inferInsert
type NewFile = typeof documentFiles.$inferInsert
type NewSigner = typeof signers.$inferInsert
type Decision = Pick<NewDocument, 'approved' | 'message' | 'decidedBy' | 'decidedAt'>

export async function insertDocuments(tx: Tx, documents: NewDocument[]): Promise<number[]> {
  const rows = await tx.insert(orderDocuments).values(documents).returning({ id: orderDocuments.id })
  return rows.map(({ id }) => id)
}

/** Files and signers go with it. */
export async function deleteDocument(tx: Tx, documentId: number): Promise<void> {
  await tx.delete(orderDocuments).where(eq(orderDocuments.id, documentId))
}

export async function decideDocuments(tx: Tx, ids: number[], decision: Decision): Promise<void> {
  if (ids.length > 0) await tx.update(orderDocuments).set(decision).where(inArray(orderDocuments.id, ids))
}

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  await tx.insert(documentFiles).values(file)
}

export async function deleteFiles(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(documentFiles).where(inArray(documentFiles.id, ids))
}

export async function insertSigner(tx: Tx, signer: NewSigner): Promise<void> {
  await tx.insert(signers).values(signer)
}

/** Nobody has signed any more: the document is to be signed again. */
export async function clearSignatures(tx: Tx, documentId: number): Promise<void> {
  await tx.update(signers).set({ signedAt: null }).where(eq(signers.documentId, documentId))
}

export async function markNotified(tx: Tx, ids: number[], notifiedAt: Date): Promise<void> {
  if (ids.length > 0) await tx.update(signers).set({ notifiedAt }).where(inArray(signers.id, ids))
}

/** A file of this order's document, as it is stored. */
export async function findFile(conn: Db, orderId: number, documentId: number, fileId: number) {
  const rows = await conn
    .select({ file: documentFiles })
    .from(documentFiles)
    .innerJoin(orderDocuments, eq(orderDocuments.id, documentFiles.documentId))
    .where(
      and(eq(orderDocuments.orderId, orderId), eq(documentFiles.documentId, documentId), eq(documentFiles.id, fileId)),
    )
  return rows[0]?.file
}
