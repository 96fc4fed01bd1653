import { recordEvents } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { Activation, ActivationResult } from '@/services/catalogue/bulk-actions.schema'
import { activationEvents } from '../activation-events'
import { lockSimulators } from '../offers.repository'
import { setSimulatorsActive } from './simulator-changes.repository'
import { refuseIncomplete } from './simulator-checks'
import { listSimulatorRows } from './simulators.repository'

/**
 * Activates or deactivates many simulators; those that already are, or no longer exist, are skipped.
 * Refuses 409, and changes none, with what each one still needs.
 */
export async function activateSimulators(actor: Actor, { ids, active }: Activation): Promise<ActivationResult> {
  return transaction(async (tx) => {
    const changed = (await lockSimulators(tx, ids)).filter((one) => one.active !== active).map(({ id }) => id)
    if (active) refuseIncomplete(await listSimulatorRows(tx, { ids: changed }, { limit: changed.length, offset: 0 }))
    await setSimulatorsActive(tx, changed, active)
    await recordEvents(tx, actor, activationEvents('simulator', changed, active))
    return { changed: changed.length }
  })
}
