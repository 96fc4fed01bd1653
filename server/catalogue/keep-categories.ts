import { record } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { found, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Category, CategoryFields } from '@/services/catalogue/categories.schema'
import { namedReferences } from '@/services/catalogue/references.rules'
import { toCategory } from './categories.mapper'
import {
  deleteCategory,
  findCategory,
  insertCategory,
  lockCategory,
  titleIsTaken,
  updateCategory,
} from './categories.repository'

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
    const before = found(await lockCategory(tx, id))
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

/** Refuses 404 for a category that does not exist, and 409 while it has products: they need another one first. */
export async function removeCategory(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { title } = found(await lockCategory(tx, id))
    const count = (await findCategory(tx, id))?.productsCount ?? 0
    if (count > 0) {
      const what = namedReferences([{ count, one: 'produto nela', many: 'produtos nela' }])
      throw new Refusal('conflict', {
        errors: [`“${title}” não pode ser excluída: há ${what}. Escolha antes outra categoria para o que está nela.`],
      })
    }
    await deleteCategory(tx, id)
    await record(tx, actor, { ...eventOf(id), action: 'deleted', before: { title } })
  })
}

const eventOf = (id: number) => ({ model: 'category', objectId: id })

function taken(): Refusal {
  const sentence = 'Já existe uma categoria com esse nome.'
  return new Refusal('conflict', { errors: [sentence], fields: { title: [sentence] } })
}
