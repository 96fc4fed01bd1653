import { and, arrayContains, arrayOverlaps, eq, gt, notExists, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { npsAnswers, users } from '@/server/db/schema'
import { must } from '@/services/invariant/must.rules'
import type { Rating } from '@/services/nps/nps.schema'

/** Clears the pending question; false when none was pending, so that one of two concurrent requests wins. */
export async function claimPendingQuestion(tx: Tx, userId: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({ nps: false })
    .where(and(eq(users.id, userId), eq(users.nps, true)))
  return rowCount === 1
}

/** Sets the question for a company's users of these groups, except those who answered since `since`. */
export async function setPendingQuestion(
  tx: Tx,
  { companyId, groups, since }: { companyId: number; groups: readonly string[]; since: Date },
): Promise<void> {
  const answered = tx
    .select({ one: sql`1` })
    .from(npsAnswers)
    .where(and(eq(npsAnswers.userId, users.id), gt(npsAnswers.createdAt, since)))
  await tx
    .update(users)
    .set({ nps: true })
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.active, true),
        arrayContains(users.permissionsGroups, ['CLIENTE']),
        arrayOverlaps(users.permissionsGroups, [...groups]),
        notExists(answered),
      ),
    )
}

export async function insertRatingRow(tx: Tx, userId: number, score: number | null) {
  const rows = await tx.insert(npsAnswers).values({ userId, score }).returning()
  return must(rows[0], 'inserted rating')
}

/** The user's own rating, locked for update. */
export async function lockRating(tx: Tx, userId: number, id: number) {
  const rows = await tx
    .select()
    .from(npsAnswers)
    .where(and(eq(npsAnswers.id, id), eq(npsAnswers.userId, userId)))
    .for('update')
  return rows[0]
}

export async function updateRatingRow(tx: Tx, id: number, change: { score?: number; feedback?: string }) {
  const feedbackAt = change.feedback === undefined ? undefined : new Date()
  const rows = await tx
    .update(npsAnswers)
    .set({ ...change, feedbackAt })
    .where(eq(npsAnswers.id, id))
    .returning()
  return must(rows[0], 'updated rating')
}

export type RatingRow = typeof npsAnswers.$inferSelect

export const toRating = ({ id, score, feedback }: RatingRow): Rating => ({ id, score, feedback })
