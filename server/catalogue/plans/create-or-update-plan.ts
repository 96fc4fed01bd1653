import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedPlan, NewPlan, PlanChange } from '@/services/catalogue/plans/plans.schema'
import { must } from '@/services/invariant/must.rules'
import { unknownSimulator } from '../offer-checks'
import { lockSimulators } from '../offers.repository'
import { describePlanReferences, lockPlansWithSimulators, refuseLastPlans, refuseTakenDuration } from './plan-checks'
import { toManagedPlan, toPlanRecord } from './plans.mapper'
import { findPlanRow, insertPlanRow, type PlanColumns, updatePlanRows } from './plans.repository'

/**
 * Adds a plan to a simulator. Refuses 400 for a simulator that does not exist, 409 for a duration that it already has.
 */
export const createPlan = (actor: Actor, body: NewPlan): Promise<ManagedPlan> =>
  transaction(async (tx) => toManagedPlan((await createPlanIn(tx, actor, body)).row))

/** The same inside a transaction; `note` is stored in the history. */
export async function createPlanIn(tx: Tx, actor: Actor, body: NewPlan, note?: string) {
  const [simulator] = await lockSimulators(tx, [body.simulator_id])
  if (!simulator) throw unknownSimulator()
  const { duration_months: durationMonths, description, factor, active } = body
  const plan = { simulatorId: simulator.id, durationMonths, description, factor, active }
  await refuseTakenDuration(tx, { ...plan, id: 0 })
  const id = must(await insertPlanRow(tx, plan), 'plan')
  const row = must(await findPlanRow(tx, id), 'plan')
  const after = toPlanRecord(row)
  await recordEvent(tx, actor, { model: 'plan', objectId: id, action: 'created', message: note, after })
  return { id, row, before: null, after }
}

/**
 * Changes the named fields of a plan. Simulations in progress keep the old factor until they accept the new one.
 * Refuses 404 for a plan that does not exist; 409 for a duration that the simulator already has, for another duration
 * of a plan in use, and for deactivating the last plan of an active simulator.
 */
export const updatePlan = (actor: Actor, id: number, change: PlanChange): Promise<ManagedPlan> =>
  transaction(async (tx) => toManagedPlan((await updatePlanIn(tx, actor, { id, change })).row))

type PlanUpdate = { id: number; change: PlanChange; note?: string }

/** The same inside a transaction; `note` is stored in the history. */
export async function updatePlanIn(tx: Tx, actor: Actor, { id, change, note }: PlanUpdate) {
  const { rows, simulators } = await lockPlansWithSimulators(tx, [id])
  const before = orNotFound(rows[0])
  const was = toPlanRecord(must(await findPlanRow(tx, id), 'plan'))
  const fields = toPlanColumns(change)
  const after = { ...before, ...fields }
  if (after.durationMonths !== before.durationMonths) await requireFreeDuration(tx, after)
  if (before.active && !after.active) await refuseLastPlans(tx, simulators, [id])
  await updatePlanRows(tx, [id], fields)
  const row = must(await findPlanRow(tx, id), 'plan')
  const is = toPlanRecord(row)
  if (JSON.stringify(was) !== JSON.stringify(is)) {
    await recordEvent(tx, actor, {
      model: 'plan',
      objectId: id,
      action: 'changed',
      message: note,
      before: was,
      after: is,
    })
  }
  return { id, row, before: was, after: is }
}

async function requireFreeDuration(tx: Tx, plan: { id: number; simulatorId: number; durationMonths: number }) {
  const what = await describePlanReferences(tx, plan.id)
  if (what) {
    throw refuseField(
      'duration_months',
      `O prazo não muda mais: há ${what} com ele. Crie outro plano e desative este.`,
      'conflict',
    )
  }
  await refuseTakenDuration(tx, plan)
}

/** Only the named fields. */
const toPlanColumns = ({ duration_months, description, factor, active }: PlanChange): PlanColumns => ({
  ...(duration_months !== undefined && { durationMonths: duration_months }),
  ...(description !== undefined && { description }),
  ...(factor !== undefined && { factor }),
  ...(active !== undefined && { active }),
})
