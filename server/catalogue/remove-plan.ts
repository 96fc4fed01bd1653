import { record } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { holdPlans, monthsOf, referencesToPlan, refuseLastPlans } from './plan-checks'
import { toPlanRecord } from './plans.mapper'
import { deletePlan, findManagedPlan } from './plans.repository'

/**
 * Deletes a plan that nothing was chosen with. Refuses 404 for one that does not exist, and 409 with what refers to it (it
 * is deactivated instead) or when it is the last one of a simulator on offer.
 */
export async function removePlan(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { rows, simulators } = await holdPlans(tx, [id])
    const plan = orNotFound(rows[0])
    const what = await referencesToPlan(tx, id)
    if (what) {
      throw new Refusal('conflict', {
        errors: [`O plano de ${monthsOf(plan)} não pode ser excluído: há ${what} com ele. Desative-o.`],
      })
    }
    if (plan.active) await refuseLastPlans(tx, simulators, [id])
    const before = toPlanRecord(orNotFound(await findManagedPlan(tx, id)))
    await deletePlan(tx, id)
    await record(tx, actor, { model: 'plan', objectId: id, action: 'deleted', before })
  })
}
