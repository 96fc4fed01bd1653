import { recordEvents } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Deletion, DeletionResult } from '@/services/catalogue/bulk-actions.schema'
import { describeReferences } from '@/services/catalogue/references.rules'
import {
  deletePropertyTypeRows,
  deleteUnansweredSteps,
  lockPropertyTypes,
  type PropertyTypeRow,
} from './property-types.repository'
import { typesInUse } from './type-refusals'

/**
 * Refuses 404 for a type that does not exist, and 409 with what there is of it: properties, questions, and old ones
 * with answers.
 */
export async function deletePropertyType(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    orNotFound((await deleteUnusedIn(tx, actor, [id]))[0])
  })
}

/**
 * Deletes many types at once; those that no longer exist are skipped. Refuses 409, and deletes none, when something
 * uses one: it names each and what there is of it.
 */
export async function deletePropertyTypes(actor: Actor, { ids }: Deletion): Promise<DeletionResult> {
  const removed = await transaction((tx) => deleteUnusedIn(tx, actor, ids))
  return { deleted: removed.length }
}

async function deleteUnusedIn(tx: Tx, actor: Actor, asked: readonly number[]): Promise<PropertyTypeRow[]> {
  const rows = await lockPropertyTypes(tx, asked)
  const ids = rows.map(({ id }) => id)
  const old = await deleteUnansweredSteps(tx, ids)
  const sentences = rows.flatMap((row) => {
    const answered = old.filter(({ propertyTypeId }) => propertyTypeId === row.id).length
    const what = describeReferences([
      { count: row.propertiesCount, one: 'propriedade desse tipo', many: 'propriedades desse tipo' },
      { count: row.stepsCount, one: 'pergunta que o usa', many: 'perguntas que o usam' },
      { count: answered, one: 'pergunta já respondida', many: 'perguntas já respondidas' },
    ])
    return what ? [`“${row.name}” não pode ser excluído: há ${what}.`] : []
  })
  if (sentences.length > 0) throw typesInUse(sentences, asked.length)
  await deletePropertyTypeRows(tx, ids)
  await recordEvents(
    tx,
    actor,
    rows.map(({ id, name }) => ({ model: 'property_type', objectId: id, action: 'deleted', before: { name } })),
  )
  return rows
}
