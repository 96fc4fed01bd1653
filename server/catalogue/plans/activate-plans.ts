import { recordEvents } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { Activation, ActivationResult } from '@/services/catalogue/bulk-actions.schema'
import { activationEvents } from '../activation-events'
import { lockPlansWithSimulators, refuseLastPlans } from './plan-checks'
import { updatePlanRows } from './plans.repository'

/**
 * Activates or deactivates many plans at once; those that already are, or no longer exist, are skipped.
 * Refuses 409, and changes none, when a simulator on offer would be left without a plan.
 */
export async function activatePlans(actor: Actor, { ids, active }: Activation): Promise<ActivationResult> {
  return transaction(async (tx) => {
    const { rows, simulators } = await lockPlansWithSimulators(tx, ids)
    const changed = rows.filter((row) => row.active !== active)
    const changedIds = changed.map(({ id }) => id)
    if (!active) {
      const touched = simulators.filter(({ id }) => changed.some(({ simulatorId }) => simulatorId === id))
      await refuseLastPlans(tx, touched, changedIds)
    }
    await updatePlanRows(tx, changedIds, { active })
    await recordEvents(tx, actor, activationEvents('plan', changedIds, active))
    return { changed: changed.length }
  })
}
