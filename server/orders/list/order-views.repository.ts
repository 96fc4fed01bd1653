import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { orderViews, orderViewSettings } from '@/server/db/schema/index'

type Fields = Partial<Pick<typeof orderViews.$inferInsert, 'name' | 'query' | 'columns'>>
type Settings = Partial<Pick<typeof orderViewSettings.$inferInsert, 'first' | 'columns'>>

export const listViews = (conn: Db, userId: number) =>
  conn.select().from(orderViews).where(eq(orderViews.userId, userId)).orderBy(asc(orderViews.id))

export async function findSettings(conn: Db, userId: number) {
  const rows = await conn.select().from(orderViewSettings).where(eq(orderViewSettings.userId, userId))
  return rows[0]
}

/** Locks a person's views, so that counting them before an insert stays correct. */
export async function lockSettings(tx: Tx, userId: number): Promise<void> {
  await tx
    .insert(orderViewSettings)
    .values({ userId })
    .onConflictDoUpdate({ target: orderViewSettings.userId, set: { userId: sql`excluded.user_id` } })
}

export async function updateSettings(tx: Tx, userId: number, settings: Settings): Promise<void> {
  if (Object.keys(settings).length === 0) return
  await tx.update(orderViewSettings).set(settings).where(eq(orderViewSettings.userId, userId))
}

export async function insertView(tx: Tx, view: typeof orderViews.$inferInsert) {
  return (await tx.insert(orderViews).values(view).returning())[0]
}

const own = (userId: number, id: number) => and(eq(orderViews.userId, userId), eq(orderViews.id, id))

export async function updateView(tx: Tx, userId: number, id: number, fields: Fields) {
  const change = { ...fields, id: sql`${orderViews.id}` }
  return (await tx.update(orderViews).set(change).where(own(userId, id)).returning())[0]
}

export async function deleteView(tx: Tx, userId: number, id: number): Promise<boolean> {
  return (await tx.delete(orderViews).where(own(userId, id)).returning({ id: orderViews.id })).length > 0
}
