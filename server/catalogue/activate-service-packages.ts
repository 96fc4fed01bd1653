import { recordAll } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { Activated, Activation } from '@/services/catalogue/activation.schema'
import { activationEvents } from './activation-events'
import { holdPackages, refuseLosingDefault } from './service-package-checks'
import { updatePackages } from './service-packages.repository'

/**
 * Activates or deactivates many service packages at once; those that are so already, or are gone, are passed over.
 * Refuses 409, and changes none, when one of them is what every new simulation begins with.
 */
export async function activatePackages(actor: Actor, { ids, active }: Activation): Promise<Activated> {
  return transaction(async (tx) => {
    const { rows, all, simulators } = await holdPackages(tx, ids)
    const changedIds = rows.filter((row) => row.active !== active).map(({ id }) => id)
    if (!active) refuseLosingDefault(simulators, all, changedIds)
    await updatePackages(tx, changedIds, { active })
    await recordAll(tx, actor, activationEvents('service_package', changedIds, active))
    return { changed: changedIds.length }
  })
}
