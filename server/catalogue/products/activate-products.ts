import { recordEvents } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { lockProducts, setProductsActive } from './products.repository'

type Activation = { ids: number[]; active: boolean }

/**
 * Activates or deactivates many products: all of them or none.
 * Refuses 404 when one of them does not exist.
 */
export async function activateProducts(actor: Actor, { ids, active }: Activation): Promise<{ changed: number }> {
  return transaction(async (tx) => {
    const rows = await lockProducts(tx, ids)
    if (rows.length < new Set(ids).size) throw new Refusal('not_found')
    const changed = rows.filter((row) => row.active !== active).map(({ id }) => id)
    if (changed.length > 0) await setProductsActive(tx, changed, active)
    await recordEvents(
      tx,
      actor,
      changed.map((objectId) => ({
        model: 'product',
        objectId,
        action: active ? 'activated' : 'deactivated',
        before: { active: !active },
        after: { active },
      })),
    )
    return { changed: changed.length }
  })
}
