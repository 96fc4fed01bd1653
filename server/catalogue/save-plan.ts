import { record } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedPlan, NewPlan, PlanChange } from '@/services/catalogue/plans.schema'
import { unknownSimulator } from './offer-checks'
import { lockSimulators } from './offers.repository'
import { holdPlans, referencesToPlan, refuseLastPlans, refuseTakenDuration } from './plan-checks'
import { toManagedPlan, toPlanRecord } from './plans.mapper'
import { findManagedPlan, insertPlan, type PlanFields, updatePlans } from './plans.repository'

/** Adds a plan to a simulator. Refuses 400 for a simulator that does not exist, 409 for a length that it has already. */
export const createPlan = (actor: Actor, body: NewPlan): Promise<ManagedPlan> =>
  transaction(async (tx) => toManagedPlan((await addPlan(tx, actor, body)).row))

/** The same within a transaction; the note is for the history. */
export async function addPlan(tx: Tx, actor: Actor, body: NewPlan, note?: string) {
  const [simulator] = await lockSimulators(tx, [body.simulator_id])
  if (!simulator) throw unknownSimulator()
  const { duration_months: durationMonths, description, factor, active } = body
  const plan = { simulatorId: simulator.id, durationMonths, description, factor, active }
  await refuseTakenDuration(tx, { ...plan, id: 0 })
  const id = orNotFound(await insertPlan(tx, plan))
  const row = orNotFound(await findManagedPlan(tx, id))
  const after = toPlanRecord(row)
  await record(tx, actor, { model: 'plan', objectId: id, action: 'created', message: note, after })
  return { id, row, before: null, after }
}

/**
 * Changes of a plan what is named. Simulations in progress keep the factor with which they chose it until they accept the
 * new one. Refuses 404 for a plan that does not exist, and 409 for a length that the simulator has already or that
 * something was chosen with, and for deactivating the last plan of a simulator on offer.
 */
export const changePlan = (actor: Actor, id: number, change: PlanChange): Promise<ManagedPlan> =>
  transaction(async (tx) => toManagedPlan((await editPlan(tx, actor, { id, change })).row))

type Edit = { id: number; change: PlanChange; note?: string }

/** The same within a transaction; the note is for the history. */
export async function editPlan(tx: Tx, actor: Actor, { id, change, note }: Edit) {
  const { rows, simulators } = await holdPlans(tx, [id])
  const before = orNotFound(rows[0])
  const was = toPlanRecord(orNotFound(await findManagedPlan(tx, id)))
  const fields = fieldsOf(change)
  const after = { ...before, ...fields }
  if (after.durationMonths !== before.durationMonths) await requireFreeDuration(tx, after)
  if (before.active && !after.active) await refuseLastPlans(tx, simulators, [id])
  await updatePlans(tx, [id], fields)
  const row = orNotFound(await findManagedPlan(tx, id))
  const is = toPlanRecord(row)
  if (JSON.stringify(was) !== JSON.stringify(is)) {
    await record(tx, actor, { model: 'plan', objectId: id, action: 'changed', message: note, before: was, after: is })
  }
  return { id, row, before: was, after: is }
}

async function requireFreeDuration(tx: Tx, plan: { id: number; simulatorId: number; durationMonths: number }) {
  const what = await referencesToPlan(tx, plan.id)
  if (what) {
    throw refuseField(
      'duration_months',
      `O prazo não muda mais: há ${what} com ele. Crie outro plano e desative este.`,
      'conflict',
    )
  }
  await refuseTakenDuration(tx, plan)
}

/** Only what is named. */
const fieldsOf = ({ duration_months, description, factor, active }: PlanChange): PlanFields => ({
  ...(duration_months !== undefined && { durationMonths: duration_months }),
  ...(description !== undefined && { description }),
  ...(factor !== undefined && { factor }),
  ...(active !== undefined && { active }),
})
