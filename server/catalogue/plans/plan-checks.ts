import type { Tx } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import { describeQuotationCounts } from '../offer-checks'
import { countQuotations, type LockedSimulator, lockSimulators } from '../offers.repository'
import { countOtherActivePlans, isDurationTaken, listSimulatorIdsOfPlans, lockPlanRows } from './plans.repository'

/** Plans with their simulators, locked: serializes changes of a simulator's plans. */
export async function lockPlansWithSimulators(tx: Tx, ids: readonly number[]) {
  const simulators = await lockSimulators(tx, await listSimulatorIdsOfPlans(tx, ids))
  return { simulators, rows: await lockPlanRows(tx, ids) }
}

/** Refuses 409 when another plan of the simulator is as long. */
export async function refuseTakenDuration(tx: Tx, plan: Parameters<typeof isDurationTaken>[1]): Promise<void> {
  if (await isDurationTaken(tx, plan)) {
    throw refuseField('duration_months', `O simulador já tem um plano de ${formatMonths(plan)}.`, 'conflict')
  }
}

/** Refuses 409 when these are the last active plans of an active simulator: without a plan nothing has a price. */
export async function refuseLastPlans(tx: Tx, simulators: readonly LockedSimulator[], ids: readonly number[]) {
  for (const { id, name, active } of simulators) {
    if (active && (await countOtherActivePlans(tx, id, ids)) === 0) {
      throw refuseField('active', `${name} ficaria sem nenhum plano. Ative outro plano antes.`, 'conflict')
    }
  }
}

/** "2 pedidos e 1 simulação" that chose the plan; empty when nothing refers to it. */
export const describePlanReferences = async (tx: Tx, id: number): Promise<string> =>
  describeQuotationCounts(await countQuotations(tx, { planId: id }))

export const formatMonths = ({ durationMonths }: { durationMonths: number }): string =>
  durationMonths === 1 ? '1 mês' : `${String(durationMonths)} meses`
