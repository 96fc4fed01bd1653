import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import { describePlanReferences, formatMonths, lockPlansWithSimulators, refuseLastPlans } from './plan-checks'
import { toPlanRecord } from './plans.mapper'
import { deletePlanRow, findPlanRow } from './plans.repository'

/**
 * Deletes an unused plan. Refuses 404 for one that does not exist, and 409 with what refers to it (it can be
 * deactivated) or when it is the last one of an active simulator.
 */
export async function deletePlan(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { rows, simulators } = await lockPlansWithSimulators(tx, [id])
    const plan = orNotFound(rows[0])
    const what = await describePlanReferences(tx, id)
    if (what) {
      throw new Refusal('conflict', {
        errors: [`O plano de ${formatMonths(plan)} não pode ser excluído: há ${what} com ele. Desative-o.`],
      })
    }
    if (plan.active) await refuseLastPlans(tx, simulators, [id])
    const before = toPlanRecord(must(await findPlanRow(tx, id), 'plan'))
    await deletePlanRow(tx, id)
    await recordEvent(tx, actor, { model: 'plan', objectId: id, action: 'deleted', before })
  })
}
