import { eq } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { notificationChoices, users } from '@/server/db/schema'
import type { NotificationKind } from '@/services/notifications/kinds.rules'
import type { StoredChoice } from '@/services/notifications/preferences.rules'

export type Choices = Partial<Record<NotificationKind, StoredChoice>>

/** What a person chose, by kind. */
export async function findChoices(conn: Db, userId: number): Promise<Choices> {
  const { kind, bell, mail } = notificationChoices
  const rows = await conn
    .select({ kind, bell, mail })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId))
  return Object.fromEntries(rows.map((row) => [row.kind, { bell: row.bell, mail: row.mail }]))
}

/** One change of a person's choices at a time: the row of the person is locked. */
export async function lockChoices(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Replaces what a person chose. */
export async function saveChoices(tx: Tx, userId: number, choices: Choices): Promise<void> {
  await tx.delete(notificationChoices).where(eq(notificationChoices.userId, userId))
  const rows = Object.entries(choices).map(([kind, choice]) => ({ userId, kind: kind as NotificationKind, ...choice }))
  if (rows.length > 0) await tx.insert(notificationChoices).values(rows)
}
