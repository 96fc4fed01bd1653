import { record } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { found, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Category, CategoryFields } from '@/services/catalogue/categories.schema'
import { toCategory } from './categories.mapper'
import { findCategory, insertCategory, lockCategories, titleIsTaken, updateCategory } from './categories.repository'

/** Refuses 409 for a title that another category has. */
export async function createCategory(actor: Actor, { title }: CategoryFields): Promise<Category> {
  return transaction(async (tx) => {
    if (await titleIsTaken(tx, title)) throw taken()
    const id = await insertCategory(tx, title)
    if (id === undefined) throw taken()
    await record(tx, actor, { ...eventOf(id), action: 'created', after: { title } })
    return toCategory(found(await findCategory(tx, id)))
  })
}

/** Refuses 404 for a category that does not exist, 409 for a title that another one has. */
export async function changeCategory(actor: Actor, id: number, { title }: CategoryFields): Promise<Category> {
  return transaction(async (tx) => {
    const before = found((await lockCategories(tx, [id]))[0])
    if (before.title !== title) {
      if ((await titleIsTaken(tx, title, id)) || !(await updateCategory(tx, id, title))) throw taken()
      await record(tx, actor, {
        ...eventOf(id),
        action: 'changed',
        before: { title: before.title },
        after: { title },
      })
    }
    return toCategory(found(await findCategory(tx, id)))
  })
}

const eventOf = (id: number) => ({ model: 'category', objectId: id })

function taken(): Refusal {
  const sentence = 'Já existe uma categoria com esse nome.'
  return new Refusal('conflict', { errors: [sentence], fields: { title: [sentence] } })
}
