import { record } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedPackage, NewPackage, PackageChange } from '@/services/catalogue/service-packages.schema'
import { unknownSimulator } from './offer-checks'
import { lockSimulators } from './offers.repository'
import { holdPackages, refuseLosingDefault, refuseTakenName } from './service-package-checks'
import { toManagedPackage, toPackageRecord } from './service-packages.mapper'
import { findManagedPackage, insertPackage, type PackageFields, updatePackages } from './service-packages.repository'

/**
 * Adds a service package to a simulator, as its last. Refuses 400 for a simulator that does not exist, 409 for a name that
 * it has already.
 */
export const createPackage = (actor: Actor, body: NewPackage): Promise<ManagedPackage> =>
  transaction(async (tx) => toManagedPackage((await addPackage(tx, actor, body)).row))

/** The same within a transaction, in a place of its own if it has one; the note is for the history. */
export async function addPackage(tx: Tx, actor: Actor, body: Placed<NewPackage>, note?: string) {
  const [simulator] = await lockSimulators(tx, [body.simulator_id])
  if (!simulator) throw unknownSimulator()
  const { name, description, features, monthly_fee_per_unit: monthlyFeePerUnit, active, position } = body
  await refuseTakenName(tx, { id: 0, simulatorId: simulator.id, name })
  const fields = { simulatorId: simulator.id, name, description, features, monthlyFeePerUnit, active, position }
  const id = orNotFound(await insertPackage(tx, fields))
  const row = orNotFound(await findManagedPackage(tx, id))
  const after = toPackageRecord(row)
  await record(tx, actor, { model: 'service_package', objectId: id, action: 'created', message: note, after })
  return { id, row, before: null, after }
}

/**
 * Changes of a service package what is named. Simulations in progress keep the fee with which they chose it until they
 * accept the new one. Refuses 404 for one that does not exist, and 409 for a name that the simulator has already and for
 * deactivating what every new simulation begins with.
 */
export const changePackage = (actor: Actor, id: number, change: PackageChange): Promise<ManagedPackage> =>
  transaction(async (tx) => toManagedPackage((await editPackage(tx, actor, { id, change })).row))

/** With the place among the packages of its simulator. */
type Placed<Body> = Body & { position?: number }
type Edit = { id: number; change: Placed<PackageChange>; note?: string }

/** The same within a transaction, its place included; the note is for the history. */
export async function editPackage(tx: Tx, actor: Actor, { id, change, note }: Edit) {
  const { rows, all, simulators } = await holdPackages(tx, [id])
  const before = orNotFound(rows[0])
  const was = toPackageRecord(orNotFound(await findManagedPackage(tx, id)))
  const fields = fieldsOf(change)
  const after = { ...before, ...fields }
  if (after.name !== before.name) await refuseTakenName(tx, after)
  if (before.active && !after.active) refuseLosingDefault(simulators, all, [id])
  await updatePackages(tx, [id], fields)
  const row = orNotFound(await findManagedPackage(tx, id))
  const is = toPackageRecord(row)
  if (JSON.stringify(was) !== JSON.stringify(is)) {
    const event = { model: 'service_package', objectId: id, action: 'changed', message: note, before: was, after: is }
    await record(tx, actor, event)
  }
  return { id, row, before: was, after: is }
}

/** Only what is named. */
const fieldsOf = ({
  name,
  description,
  features,
  monthly_fee_per_unit,
  position,
  active,
}: Placed<PackageChange>): PackageFields => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
  ...(features !== undefined && { features }),
  ...(monthly_fee_per_unit !== undefined && { monthlyFeePerUnit: monthly_fee_per_unit }),
  ...(position !== undefined && { position }),
  ...(active !== undefined && { active }),
})
