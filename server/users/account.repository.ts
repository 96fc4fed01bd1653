import { eq } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { notificationPreferences, users } from '@/server/db/schema'
import type { NotificationPreferences } from '@/services/users/account.schema'

/** Before the first choice: the columns' own defaults. */
const DEFAULTS: NotificationPreferences = { orders: true, tickets: true, news: false }

/** A user's row, also of disabled and deleted users. */
export async function findPerson(conn: Db, id: number) {
  const rows = await conn.select().from(users).where(eq(users.id, id))
  return rows[0]
}

/** The same, locked. */
export async function lockPerson(tx: Tx, id: number) {
  const rows = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return rows[0]
}

export async function findPreferences(conn: Db, userId: number): Promise<NotificationPreferences> {
  const { orders, tickets, news } = notificationPreferences
  const rows = await conn
    .select({ orders, tickets, news })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  return rows[0] ?? DEFAULTS
}

export async function savePreferences(tx: Tx, userId: number, preferences: NotificationPreferences): Promise<void> {
  await tx
    .insert(notificationPreferences)
    .values({ userId, ...preferences })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: preferences })
}
