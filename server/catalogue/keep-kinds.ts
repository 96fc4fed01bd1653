import type { Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { kindCell, type KindLine } from '@/services/catalogue/simulator-cells.rules'
import { addProductType, editProductType } from './keep-product-types'
import { listCountedProductTypes } from './product-types.repository'
import { removeUnusedKinds } from './remove-product-types'

type Keep = { simulatorId: number; kinds: readonly KindLine[]; note: string }

/** The kinds of product of a simulator as a file writes them. */
export const kindNamesOf = async (tx: Tx, simulatorId: number) =>
  (await kindsOf(tx, simulatorId)).map(({ name, pluralName }) => kindCell({ name, plural_name: pluralName }))

async function kindsOf(tx: Tx, simulatorId: number) {
  const rows = await listCountedProductTypes(tx, {})
  return rows.filter(({ simulator }) => simulator.id === simulatorId).map(({ productType }) => productType)
}

/**
 * Makes these the kinds of product of a simulator, by their names: it adds what is new and deletes what is left out. Refuses
 * as the calls of the API do that add, change and delete one, and 400 for a new one without a plural.
 */
export async function keepKinds(tx: Tx, actor: Actor, { simulatorId, kinds, note }: Keep): Promise<void> {
  const known = new Map((await kindsOf(tx, simulatorId)).map((kind) => [kind.name.toLowerCase(), kind]))
  const named = new Set(kinds.map(({ name }) => name.toLowerCase()))
  const left = [...known].flatMap(([name, { id }]) => (named.has(name) ? [] : [id]))
  try {
    for (const { name, plural_name } of kinds) {
      const kind = known.get(name.toLowerCase())
      if (kind) await editProductType(tx, actor, { id: kind.id, change: { name, plural_name }, note })
      else if (!plural_name) throw withoutPlural(name)
      else await addProductType(tx, actor, { simulator_id: simulatorId, name, plural_name }, note)
    }
    if (left.length > 0) await removeUnusedKinds(tx, actor, { ids: left, note })
  } catch (error) {
    throw error instanceof Refusal ? refuseField('kinds', error.errors.join(' ')) : error
  }
}

const withoutPlural = (name: string): Refusal =>
  refuseField('kinds', `Escreva também o plural de “${name}”, como em “notebook / notebooks”.`)
