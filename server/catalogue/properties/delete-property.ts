import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import { guardRequiredAnswers } from '../questions/required-answers'
import { toPropertyRecord } from './properties.mapper'
import { findPropertyRow } from './properties.repository'
import { deletePropertyRow, lockProperty } from './property-changes.repository'
import { describePropertyReferences } from './property-checks'

/**
 * Deletes a property that nothing refers to. Refuses 404 for one that does not exist, and 409 with what refers to it:
 * such a one is deactivated. Refuses 409 as well where a required question would be left without an answer.
 */
export async function deleteProperty(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { name } = orNotFound(await lockProperty(tx, id, 'removal'))
    const what = await describePropertyReferences(tx, id)
    if (what) {
      throw new Refusal('conflict', { errors: [`“${name}” não pode ser excluída: há ${what}. Desative-a.`] })
    }
    const before = toPropertyRecord(must(await findPropertyRow(tx, id), 'property'))
    await guardRequiredAnswers(tx, [id], () => deletePropertyRow(tx, id))
    await recordEvent(tx, actor, { model: 'property', objectId: id, action: 'deleted', before })
  })
}
