import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { savedViews, savedViewSettings } from '@/server/db/schema/index'
import type { ListWithViews } from '@/services/saved-views/saved-views.rules'

type Fields = Partial<Pick<typeof savedViews.$inferInsert, 'name' | 'query' | 'columns'>>
type Settings = Partial<Pick<typeof savedViewSettings.$inferInsert, 'first' | 'columns'>>

/** Whose views, and of which list. */
export type Owner = { userId: number; list: ListWithViews }

const isOwn = ({ userId, list }: Owner) => and(eq(savedViews.userId, userId), eq(savedViews.list, list))

const isOwnId = (owner: Owner, id: number) => and(isOwn(owner), eq(savedViews.id, id))

const ofOwner = ({ userId, list }: Owner) => and(eq(savedViewSettings.userId, userId), eq(savedViewSettings.list, list))

export const listViews = (conn: Db, owner: Owner) =>
  conn.select().from(savedViews).where(isOwn(owner)).orderBy(asc(savedViews.id))

export async function findSettings(conn: Db, owner: Owner) {
  return (await conn.select().from(savedViewSettings).where(ofOwner(owner)))[0]
}

/** Locks a person's views of a list, so that counting them before an insert stays correct. */
export async function lockSettings(tx: Tx, owner: Owner): Promise<void> {
  await tx
    .insert(savedViewSettings)
    .values(owner)
    .onConflictDoUpdate({
      target: [savedViewSettings.userId, savedViewSettings.list],
      set: { userId: sql`excluded.user_id` },
    })
}

export async function updateSettings(tx: Tx, owner: Owner, settings: Settings): Promise<void> {
  if (Object.keys(settings).length === 0) return
  await tx.update(savedViewSettings).set(settings).where(ofOwner(owner))
}

export async function insertView(tx: Tx, view: typeof savedViews.$inferInsert) {
  return (await tx.insert(savedViews).values(view).returning())[0]
}

export async function updateView(tx: Tx, owner: Owner, id: number, fields: Fields) {
  const change = { ...fields, id: sql`${savedViews.id}` }
  return (await tx.update(savedViews).set(change).where(isOwnId(owner, id)).returning())[0]
}

export async function deleteView(tx: Tx, owner: Owner, id: number): Promise<boolean> {
  return (await tx.delete(savedViews).where(isOwnId(owner, id)).returning({ id: savedViews.id })).length > 0
}
