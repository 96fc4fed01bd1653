import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { categories, products } from '@/server/db/schema/index'
import { isUniqueViolation } from '@/server/db/unique'
import type { CategoryListQuery } from '@/services/catalogue/categories/categories.schema'
import type { CategoryOrdering } from '@/services/catalogue/orderings.rules'

const productsCount = sql<number>`(
  select count(*)::int from ${products} p where p.category_id = categories.id)`

const selectCategories = (conn: Db) =>
  conn.select({ id: categories.id, title: categories.title, productsCount }).from(categories)

const byTitle = sql`${categories.title} collate "pt-BR-x-icu"`

const ORDERS: Record<CategoryOrdering, SQL> = {
  title: sql`${byTitle} asc`,
  '-title': sql`${byTitle} desc`,
  products_count: sql`${productsCount} asc`,
  '-products_count': sql`${productsCount} desc`,
}

/** Those whose title holds the text, by title unless another order is asked for. */
export const listCategoryRows = (conn: Db, { search, ordering = 'title' }: CategoryListQuery) =>
  selectCategories(conn)
    .where(search ? sql`plain_text(${categories.title}) like plain_text(${containsPattern(search)})` : undefined)
    .orderBy(ORDERS[ordering], byTitle)

export type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number]

export async function findCategoryRow(conn: Db, id: number): Promise<CategoryRow | undefined> {
  return (await selectCategories(conn).where(eq(categories.id, id)))[0]
}

/** Locked in the order of their ids, so that no product can be given one of them before the transaction ends. */
export async function lockCategories(tx: Tx, ids: readonly number[]): Promise<CategoryRow[]> {
  const among = inIds(categories.id, ids)
  await tx.select({ id: categories.id }).from(categories).where(among).orderBy(asc(categories.id)).for('update')
  // Counted after the lock was acquired, so that concurrent inserts are included.
  return selectCategories(tx).where(among).orderBy(asc(categories.id))
}

/** By its name, case-insensitively. */
export async function findCategoryByTitle(tx: Tx, title: string): Promise<number | undefined> {
  const isSo = sql`lower(${categories.title}) = lower(${title})`
  return (await tx.select({ id: categories.id }).from(categories).where(isSo))[0]?.id
}

/** Whether another one has the name. */
export async function isCategoryTitleTaken(tx: Tx, title: string, id = 0): Promise<boolean> {
  const holder = await findCategoryByTitle(tx, title)
  return holder !== undefined && holder !== id
}

/** The new category, or undefined when the title was taken concurrently. */
export async function insertCategoryRow(tx: Tx, title: string): Promise<number | undefined> {
  const rows = await tx.insert(categories).values({ title }).onConflictDoNothing().returning({ id: categories.id })
  return rows[0]?.id
}

/** False when the title was taken concurrently; the transaction must then be rolled back. */
export async function updateCategoryRow(tx: Tx, id: number, title: string): Promise<boolean> {
  try {
    await tx.update(categories).set({ title }).where(eq(categories.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'categories_title_unique')) return false
    throw error
  }
}

export async function deleteCategoryRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(categories).where(inIds(categories.id, ids))
}
