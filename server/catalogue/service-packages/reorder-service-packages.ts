import { recordEvents } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { ServicePackageOrder } from '@/services/catalogue/service-packages/service-packages.schema'
import { must } from '@/services/invariant/must.rules'
import { lockSimulators } from '../offers.repository'
import { lockServicePackagesOf, updateServicePackageRows } from './service-packages.repository'

/**
 * Reorders all packages of a simulator; the first active one becomes the default of new simulations. Refuses 404 for a
 * simulator that does not exist, and 409 when the ids are not those of its packages, each once: another person added or
 * deleted one meanwhile.
 */
export async function reorderServicePackages(actor: Actor, { simulator_id, ids }: ServicePackageOrder): Promise<void> {
  await transaction(async (tx) => {
    orNotFound((await lockSimulators(tx, [simulator_id]))[0])
    const rows = await lockServicePackagesOf(tx, [simulator_id])
    const known = new Map(rows.map((row) => [row.id, row]))
    if (ids.length !== rows.length || new Set(ids).size !== rows.length || !ids.every((id) => known.has(id))) {
      throw new Refusal('conflict', { errors: ['Os pacotes mudaram enquanto você ordenava. Confira a lista de novo.'] })
    }
    const moved = ids.flatMap((id, at) => {
      const before = must(known.get(id), 'service package').position
      return before === at + 1 ? [] : [{ id, before, after: at + 1 }]
    })
    for (const { id, after } of moved) await updateServicePackageRows(tx, [id], { position: after })
    await recordEvents(
      tx,
      actor,
      moved.map(({ id, before, after }) => ({
        model: 'service_package',
        objectId: id,
        action: 'moved',
        before: { position: before },
        after: { position: after },
      })),
    )
  })
}
