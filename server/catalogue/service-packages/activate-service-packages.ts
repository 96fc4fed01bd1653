import { recordEvents } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { Activation, ActivationResult } from '@/services/catalogue/bulk-actions.schema'
import { activationEvents } from '../activation-events'
import { lockServicePackagesWithSimulators, refuseLosingDefault } from './service-package-checks'
import { updateServicePackageRows } from './service-packages.repository'

/**
 * Activates or deactivates many service packages at once; those that already are, or no longer exist, are skipped.
 * Refuses 409, and changes none, when one of them is the default of a simulator on offer.
 */
export async function activateServicePackages(actor: Actor, { ids, active }: Activation): Promise<ActivationResult> {
  return transaction(async (tx) => {
    const { rows, all, simulators } = await lockServicePackagesWithSimulators(tx, ids)
    const changedIds = rows.filter((row) => row.active !== active).map(({ id }) => id)
    if (!active) refuseLosingDefault(simulators, all, changedIds)
    await updateServicePackageRows(tx, changedIds, { active })
    await recordEvents(tx, actor, activationEvents('service_package', changedIds, active))
    return { changed: changedIds.length }
  })
}
