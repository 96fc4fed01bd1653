import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { pictureFiles, pictures } from '@/server/db/schema'

type NewFile = Omit<typeof pictureFiles.$inferInsert, 'pictureId'>

export async function insertPicture(tx: Tx, id: string, files: NewFile[]): Promise<void> {
  await tx.insert(pictures).values({ id })
  await tx.insert(pictureFiles).values(files.map((file) => ({ ...file, pictureId: id })))
}

export async function findPictureFile(db: Db, id: string, size: number) {
  const rows = await db
    .select()
    .from(pictureFiles)
    .where(and(eq(pictureFiles.pictureId, id), eq(pictureFiles.size, size)))
  return rows[0]
}

/** Says of these that something shows them from now on; gives the ids that exist. */
export async function markAttached(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx
    .update(pictures)
    .set({ attachedAt: sql`coalesce(${pictures.attachedAt}, now())` })
    .where(inArray(pictures.id, ids))
    .returning({ id: pictures.id })
  return rows.map(({ id }) => id)
}

/** Removes what was uploaded before then and never shown; gives the keys of its bytes. */
export async function deleteLoose(tx: Tx, before: Date): Promise<string[]> {
  const loose = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(isNull(pictures.attachedAt), lt(pictures.createdAt, before)))
    .for('update', { skipLocked: true })
  const ids = loose.map(({ id }) => id)
  if (ids.length === 0) return []
  const files = await tx.delete(pictureFiles).where(inArray(pictureFiles.pictureId, ids)).returning()
  await tx.delete(pictures).where(inArray(pictures.id, ids))
  return files.map(({ storageKey }) => storageKey)
}

/** Of these keys the ones that a picture has. */
export async function listPictureKeys(db: Db, keys: string[]): Promise<string[]> {
  const rows = await db
    .select({ storageKey: pictureFiles.storageKey })
    .from(pictureFiles)
    .where(inArray(pictureFiles.storageKey, keys))
  return rows.map(({ storageKey }) => storageKey)
}
