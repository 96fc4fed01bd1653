import { and, eq, gt, isNull } from 'drizzle-orm'
import { type Db, type Tx } from '@/server/db/client'
import { passwordResets, users } from '@/server/db/schema'

export async function insertReset(tx: Tx, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(reset)
}

const isOpen = () => and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, new Date()))

/** The active user of an open link. */
export async function findOpenReset(db: Db, tokenHash: string): Promise<{ id: number; userId: number } | undefined> {
  const rows = await db
    .select({ id: passwordResets.id, userId: passwordResets.userId })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), isOpen(), eq(users.active, true), isNull(users.deletedAt)))
  return rows[0]
}

/** True for the first caller only. */
export async function useReset(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .update(passwordResets)
    .set({ usedAt: new Date() })
    .where(and(eq(passwordResets.id, id), isOpen()))
    .returning({ id: passwordResets.id })
  return rows.length === 1
}

/** Closes a user's open links. */
export async function closeResets(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: new Date() })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
}
