import type { Tx } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import { describeQuotationCounts } from '../offer-checks'
import { countQuotations, type LockedSimulator, lockSimulators } from '../offers.repository'
import {
  isServicePackageNameTaken,
  listSimulatorIdsOfPackages,
  type LockedServicePackage,
  lockServicePackagesOf,
} from './service-packages.repository'

/** Packages with their simulators and all packages of those, locked: serializes changes of a simulator's packages. */
export async function lockServicePackagesWithSimulators(tx: Tx, ids: readonly number[]) {
  const simulators = await lockSimulators(tx, await listSimulatorIdsOfPackages(tx, ids))
  const all = await lockServicePackagesOf(
    tx,
    simulators.map(({ id }) => id),
  )
  return { simulators, all, rows: all.filter(({ id }) => ids.includes(id)) }
}

/** Refuses 409 when another package of the simulator has the name. */
export async function refuseTakenName(tx: Tx, wanted: Parameters<typeof isServicePackageNameTaken>[1]): Promise<void> {
  if (await isServicePackageNameTaken(tx, wanted)) {
    throw refuseField('name', 'Esse simulador já tem um pacote com esse nome.', 'conflict')
  }
}

/**
 * Refuses 409 when an active simulator would lose its default package: the first active one is preselected in every new
 * simulation.
 */
export function refuseLosingDefault(
  simulators: readonly LockedSimulator[],
  all: readonly LockedServicePackage[],
  ids: readonly number[],
): void {
  for (const simulator of simulators.filter(({ active }) => active)) {
    const offered = all.filter(({ simulatorId, active }) => active && simulatorId === simulator.id)
    const [first] = offered
    if (!first || !ids.includes(first.id)) continue
    throw refuseField(
      'active',
      offered.length === 1
        ? `${simulator.name} ficaria sem nenhum pacote de serviço. Ative outro pacote antes.`
        : `O pacote ${first.name} é o que já vem escolhido em ${simulator.name}. Suba outro para o primeiro lugar antes.`,
      'conflict',
    )
  }
}

/** "2 pedidos e 1 simulação" that chose the package; empty when nothing refers to it. */
export const describeServicePackageReferences = async (tx: Tx, id: number): Promise<string> =>
  describeQuotationCounts(await countQuotations(tx, { servicePackageId: id }))
