import { recordEvents } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Deletion, DeletionResult } from '@/services/catalogue/bulk-actions.schema'
import { describeReferences } from '@/services/catalogue/references.rules'
import { formatList } from '@/services/format/format.rules'
import { lockSimulators } from '../offers.repository'
import {
  deleteProductTypeRows,
  listSimulatorIdsOfTypes,
  listSimulatorIdsWithOtherTypes,
  lockProductTypes,
  type ProductTypeRow,
} from './product-types.repository'
import { typesInUse } from './type-refusals'
import { toProductTypeRecord } from './types.mapper'

/**
 * Refuses 404, and 409 with how many products there are of the kind, or when it is the only one of a simulator on
 * offer: that would have nothing to show.
 */
export async function deleteProductType(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    orNotFound((await deleteUnusedProductTypesIn(tx, actor, { ids: [id] }))[0])
  })
}

/**
 * Deletes many kinds at once; those that no longer exist are skipped. Refuses 409 as `deleteProductType` does, and
 * deletes none: it says of each why it stays.
 */
export async function deleteProductTypes(actor: Actor, { ids }: Deletion): Promise<DeletionResult> {
  const removed = await transaction((tx) => deleteUnusedProductTypesIn(tx, actor, { ids }))
  return { deleted: removed.length }
}

type ProductTypeDeletion = { ids: readonly number[]; note?: string }

/** The same inside a transaction; `note` is stored in the history. */
export async function deleteUnusedProductTypesIn(
  tx: Tx,
  actor: Actor,
  removal: ProductTypeDeletion,
): Promise<ProductTypeRow[]> {
  const { ids: asked, note } = removal
  const simulators = await lockSimulators(tx, await listSimulatorIdsOfTypes(tx, asked))
  const rows = await lockProductTypes(tx, asked)
  const ids = rows.map(({ productType }) => productType.id)
  const left = new Set(await listSimulatorIdsWithOtherTypes(tx, ids))
  const bare = simulators.filter(({ id, active }) => active && !left.has(id))
  const sentences = [
    ...rows.flatMap((row) => productsSentence(row) ?? []),
    ...bare.map((simulator) => lastSentence(simulator, rows)),
  ]
  if (sentences.length > 0) throw typesInUse(sentences, asked.length)
  await deleteProductTypeRows(tx, ids)
  await recordEvents(
    tx,
    actor,
    rows.map((row) => ({
      model: 'product_type',
      objectId: row.productType.id,
      action: 'deleted',
      message: note,
      before: toProductTypeRecord(row),
    })),
  )
  return rows
}

function productsSentence({ productType, productsCount }: ProductTypeRow): string | undefined {
  const what = describeReferences([{ count: productsCount, one: 'produto desse tipo', many: 'produtos desse tipo' }])
  if (!what) return undefined
  return `“${productType.name}” não pode ser excluído: há ${what}. Escolha antes outro tipo para o que é dele.`
}

function lastSentence({ id, name }: { id: number; name: string }, rows: readonly ProductTypeRow[]): string {
  const names = rows.filter((row) => row.simulator.id === id).map(({ productType }) => `“${productType.name}”`)
  const are = names.length === 1 ? 'é o único tipo' : 'são os únicos tipos'
  return `${formatList(names)} ${are} de produto do simulador “${name}”, que está ativo. Crie outro antes ou desative o simulador.`
}
