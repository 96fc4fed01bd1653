import type { Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { productTypeCell, type ProductTypeLine } from '@/services/catalogue/simulators/simulator-cells.rules'
import { createProductTypeIn, updateProductTypeIn } from '../types/create-or-update-product-type'
import { deleteUnusedProductTypesIn } from '../types/delete-product-types'
import { listProductTypeRows } from '../types/product-types.repository'

type ProductTypeReplacement = { simulatorId: number; kinds: readonly ProductTypeLine[]; note: string }

/** The product types of a simulator as CSV cells. */
export const listProductTypeCells = async (tx: Tx, simulatorId: number) =>
  (await listProductTypesOf(tx, simulatorId)).map(({ name, pluralName }) =>
    productTypeCell({ name, plural_name: pluralName }),
  )

async function listProductTypesOf(tx: Tx, simulatorId: number) {
  const rows = await listProductTypeRows(tx, {})
  return rows.filter(({ simulator }) => simulator.id === simulatorId).map(({ productType }) => productType)
}

/**
 * Replaces the product types of a simulator, matched by name: creates new ones and deletes those left out. Refuses as
 * the single create, update and delete do, and 400 for a new one without a plural.
 */
export async function replaceProductTypes(
  tx: Tx,
  actor: Actor,
  { simulatorId, kinds, note }: ProductTypeReplacement,
): Promise<void> {
  const known = new Map((await listProductTypesOf(tx, simulatorId)).map((kind) => [kind.name.toLowerCase(), kind]))
  const named = new Set(kinds.map(({ name }) => name.toLowerCase()))
  const left = [...known].flatMap(([name, { id }]) => (named.has(name) ? [] : [id]))
  try {
    for (const { name, plural_name } of kinds) {
      const kind = known.get(name.toLowerCase())
      if (kind) await updateProductTypeIn(tx, actor, { id: kind.id, change: { name, plural_name }, note })
      else if (!plural_name) throw withoutPlural(name)
      else await createProductTypeIn(tx, actor, { simulator_id: simulatorId, name, plural_name }, note)
    }
    if (left.length > 0) await deleteUnusedProductTypesIn(tx, actor, { ids: left, note })
  } catch (error) {
    throw error instanceof Refusal ? refuseField('kinds', error.errors.join(' ')) : error
  }
}

const withoutPlural = (name: string): Refusal =>
  refuseField('kinds', `Escreva também o plural de “${name}”, como em “notebook / notebooks”.`)
