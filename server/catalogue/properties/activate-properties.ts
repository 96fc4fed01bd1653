import { recordEvents } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { PropertyActivation } from '@/services/catalogue/properties/properties.schema'
import { guardRequiredAnswers } from '../questions/required-answers'
import { lockProperties, setPropertiesActive } from './property-changes.repository'

/**
 * Activates or deactivates many properties at once; those that already are, or no longer exist, are skipped.
 * Refuses 409 where a required question would be left without an answer.
 */
export async function activateProperties(
  actor: Actor,
  { ids, active }: PropertyActivation,
): Promise<{ changed: number }> {
  return transaction(async (tx) => {
    const rows = (await lockProperties(tx, ids)).filter((row) => row.active !== active)
    if (rows.length > 0) {
      const changed = rows.map(({ id }) => id)
      await guardRequiredAnswers(tx, changed, () => setPropertiesActive(tx, changed, active))
    }
    await recordEvents(
      tx,
      actor,
      rows.map(({ id }) => ({
        model: 'property',
        objectId: id,
        action: active ? 'activated' : 'deactivated',
        before: { active: !active },
        after: { active },
      })),
    )
    return { changed: rows.length }
  })
}
