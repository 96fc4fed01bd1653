import { record } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, type Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Category, CategoryFields } from '@/services/catalogue/categories.schema'
import { toCategory } from './categories.mapper'
import { findCategory, insertCategory, lockCategories, titleIsTaken, updateCategory } from './categories.repository'

/** Refuses 409 for a title that another category has. */
export const createCategory = (actor: Actor, body: CategoryFields): Promise<Category> =>
  transaction(async (tx) => toCategory((await addCategory(tx, actor, body)).row))

/** The same within a transaction; the note is for the history. */
export async function addCategory(tx: Tx, actor: Actor, { title }: CategoryFields, note?: string) {
  if (await titleIsTaken(tx, title)) throw taken()
  const id = await insertCategory(tx, title)
  if (id === undefined) throw taken()
  const after = { title }
  await record(tx, actor, { ...eventOf(id), action: 'created', message: note, after })
  return { id, row: orNotFound(await findCategory(tx, id)), before: null, after }
}

/** Refuses 404 for a category that does not exist, 409 for a title that another one has. */
export const changeCategory = (actor: Actor, id: number, change: CategoryFields): Promise<Category> =>
  transaction(async (tx) => toCategory((await editCategory(tx, actor, { id, change })).row))

type Edit = { id: number; change: Partial<CategoryFields>; note?: string }

/** The same within a transaction; the note is for the history. */
export async function editCategory(tx: Tx, actor: Actor, { id, change, note }: Edit) {
  const row = orNotFound((await lockCategories(tx, [id]))[0])
  const before = { title: row.title }
  const after = { title: change.title ?? row.title }
  if (before.title !== after.title) {
    if ((await titleIsTaken(tx, after.title, id)) || !(await updateCategory(tx, id, after.title))) throw taken()
    await record(tx, actor, { ...eventOf(id), action: 'changed', message: note, before, after })
  }
  return { id, row: { ...row, ...after }, before, after }
}

const eventOf = (id: number) => ({ model: 'category', objectId: id })

function taken(): Refusal {
  return refuseField('title', 'Já existe uma categoria com esse nome.', 'conflict')
}
