import { recordAll } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { PropertyActivation } from '@/services/catalogue/properties.schema'
import { lockProperties, setActive } from './property-changes.repository'

/** Activates or deactivates many properties at once; those that are so already, or are gone, are passed over. */
export async function activateProperties(
  actor: Actor,
  { ids, active }: PropertyActivation,
): Promise<{ changed: number }> {
  return transaction(async (tx) => {
    const rows = (await lockProperties(tx, ids)).filter((row) => row.active !== active)
    if (rows.length > 0) {
      await setActive(
        tx,
        rows.map(({ id }) => id),
        active,
      )
    }
    await recordAll(
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
