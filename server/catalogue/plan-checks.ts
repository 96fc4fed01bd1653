import { refuseField } from '@/server/http/refusal'
import type { Tx } from '@/server/db/client'
import { namedQuotations } from './offer-checks'
import { countQuotations, lockSimulators, type LockedSimulator } from './offers.repository'
import { countOtherActivePlans, durationIsTaken, lockPlans, simulatorsOfPlans } from './plans.repository'

/** Plans with their simulators, all locked: one change of a simulator's plans after the other. */
export async function holdPlans(tx: Tx, ids: readonly number[]) {
  const simulators = await lockSimulators(tx, await simulatorsOfPlans(tx, ids))
  return { simulators, rows: await lockPlans(tx, ids) }
}

/** Refuses 409 when another plan of the simulator is as long. */
export async function refuseTakenDuration(tx: Tx, plan: Parameters<typeof durationIsTaken>[1]): Promise<void> {
  if (await durationIsTaken(tx, plan)) {
    throw refuseField('duration_months', `O simulador já tem um plano de ${monthsOf(plan)}.`, 'conflict')
  }
}

/** Refuses 409 when these plans are the last that a simulator on offer has: without a plan nothing has a price. */
export async function refuseLastPlans(tx: Tx, simulators: readonly LockedSimulator[], ids: readonly number[]) {
  for (const { id, name, active } of simulators) {
    if (active && (await countOtherActivePlans(tx, id, ids)) === 0) {
      throw refuseField('active', `${name} ficaria sem nenhum plano. Ative outro plano antes.`, 'conflict')
    }
  }
}

/** "2 pedidos e 1 simulação" that chose the plan; empty when nothing refers to it. */
export const referencesToPlan = async (tx: Tx, id: number): Promise<string> =>
  namedQuotations(await countQuotations(tx, { planId: id }))

export const monthsOf = ({ durationMonths }: { durationMonths: number }): string =>
  durationMonths === 1 ? '1 mês' : `${String(durationMonths)} meses`
