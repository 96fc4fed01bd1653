import { recordEvents } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Deletion, DeletionResult } from '@/services/catalogue/bulk-actions.schema'
import { describeReferences } from '@/services/catalogue/references.rules'
import { type CategoryRow, deleteCategoryRows, lockCategories } from './categories.repository'

/** Refuses 404 for a category that does not exist, and 409 while it has products: they need another one first. */
export async function deleteCategory(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    orNotFound((await deleteEmptyIn(tx, actor, { ids: [id], refuse: refuseOne }))[0])
  })
}

/**
 * Deletes many categories at once; those that no longer exist are skipped. Refuses 409, and deletes none, when one
 * has products: it names each and says how many.
 */
export async function deleteCategories(actor: Actor, { ids }: Deletion): Promise<DeletionResult> {
  const removed = await transaction((tx) => deleteEmptyIn(tx, actor, { ids, refuse: refuseMany }))
  return { deleted: removed.length }
}

type CategoryDeletion = { ids: readonly number[]; refuse: (kept: readonly CategoryRow[]) => Refusal }

async function deleteEmptyIn(tx: Tx, actor: Actor, { ids, refuse }: CategoryDeletion): Promise<CategoryRow[]> {
  const rows = await lockCategories(tx, ids)
  const kept = rows.filter(({ productsCount }) => productsCount > 0)
  if (kept.length > 0) throw refuse(kept)
  await deleteCategoryRows(
    tx,
    rows.map(({ id }) => id),
  )
  await recordEvents(
    tx,
    actor,
    rows.map(({ id, title }) => ({ model: 'category', objectId: id, action: 'deleted', before: { title } })),
  )
  return rows
}

function refuseOne(kept: readonly CategoryRow[]): Refusal {
  const what = describeReferences(kept.map(({ productsCount: count }) => productReference(count, 'nela')))
  const title = kept[0]?.title ?? ''
  return refused(`“${title}” não pode ser excluída: há ${what}. Escolha antes outra categoria para o que está nela.`)
}

function refuseMany(kept: readonly CategoryRow[]): Refusal {
  const what = describeReferences(
    kept.map(({ productsCount: count, title }) => productReference(count, `em “${title}”`)),
  )
  return refused(`Nenhuma categoria foi excluída: há ${what}. Escolha antes outra categoria para o que está lá.`)
}

const productReference = (count: number, where: string) => ({
  count,
  one: `produto ${where}`,
  many: `produtos ${where}`,
})

const refused = (sentence: string): Refusal => new Refusal('conflict', { errors: [sentence] })
