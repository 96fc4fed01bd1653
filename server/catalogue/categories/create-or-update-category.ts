import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, type Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Category, CategoryFields } from '@/services/catalogue/categories/categories.schema'
import { must } from '@/services/invariant/must.rules'
import { toCategory } from './categories.mapper'
import {
  findCategoryRow,
  insertCategoryRow,
  isCategoryTitleTaken,
  lockCategories,
  updateCategoryRow,
} from './categories.repository'

/** Refuses 409 for a title that another category has. */
export const createCategory = (actor: Actor, body: CategoryFields): Promise<Category> =>
  transaction(async (tx) => toCategory((await createCategoryIn(tx, actor, body)).row))

/** The same inside a transaction; `note` is stored in the history. */
export async function createCategoryIn(tx: Tx, actor: Actor, { title }: CategoryFields, note?: string) {
  if (await isCategoryTitleTaken(tx, title)) throw titleTaken()
  const id = await insertCategoryRow(tx, title)
  if (id === undefined) throw titleTaken()
  const after = { title }
  await recordEvent(tx, actor, { ...eventOf(id), action: 'created', message: note, after })
  return { id, row: must(await findCategoryRow(tx, id), 'category'), before: null, after }
}

/** Refuses 404 for a category that does not exist, 409 for a title that another one has. */
export const updateCategory = (actor: Actor, id: number, change: CategoryFields): Promise<Category> =>
  transaction(async (tx) => toCategory((await updateCategoryIn(tx, actor, { id, change })).row))

type CategoryUpdate = { id: number; change: Partial<CategoryFields>; note?: string }

/** The same inside a transaction; `note` is stored in the history. */
export async function updateCategoryIn(tx: Tx, actor: Actor, { id, change, note }: CategoryUpdate) {
  const row = orNotFound((await lockCategories(tx, [id]))[0])
  const before = { title: row.title }
  const after = { title: change.title ?? row.title }
  if (before.title !== after.title) {
    if ((await isCategoryTitleTaken(tx, after.title, id)) || !(await updateCategoryRow(tx, id, after.title)))
      throw titleTaken()
    await recordEvent(tx, actor, { ...eventOf(id), action: 'changed', message: note, before, after })
  }
  return { id, row: { ...row, ...after }, before, after }
}

const eventOf = (id: number) => ({ model: 'category' as const, objectId: id })

function titleTaken(): Refusal {
  return refuseField('title', 'Já existe uma categoria com esse nome.', 'conflict')
}
