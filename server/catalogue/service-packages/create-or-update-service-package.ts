import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type {
  ManagedServicePackage,
  NewServicePackage,
  ServicePackageChange,
} from '@/services/catalogue/service-packages/service-packages.schema'
import { must } from '@/services/invariant/must.rules'
import { unknownSimulator } from '../offer-checks'
import { lockSimulators } from '../offers.repository'
import { lockServicePackagesWithSimulators, refuseLosingDefault, refuseTakenName } from './service-package-checks'
import { toManagedServicePackage, toServicePackageRecord } from './service-packages.mapper'
import {
  findServicePackageRow,
  insertServicePackageRow,
  type ServicePackageColumns,
  updateServicePackageRows,
} from './service-packages.repository'

/**
 * Adds a service package to a simulator, as its last. Refuses 400 for a simulator that does not exist, 409 for a name
 * that it has already.
 */
export const createServicePackage = (actor: Actor, body: NewServicePackage): Promise<ManagedServicePackage> =>
  transaction(async (tx) => toManagedServicePackage((await createServicePackageIn(tx, actor, body)).row))

/** The same inside a transaction, at its position if it has one; `note` is stored in the history. */
export async function createServicePackageIn(
  tx: Tx,
  actor: Actor,
  body: WithPosition<NewServicePackage>,
  note?: string,
) {
  const [simulator] = await lockSimulators(tx, [body.simulator_id])
  if (!simulator) throw unknownSimulator()
  const { name, description, features, monthly_fee_per_unit: monthlyFeePerUnit, active, position } = body
  await refuseTakenName(tx, { id: 0, simulatorId: simulator.id, name })
  const fields = {
    simulatorId: simulator.id,
    name,
    description,
    features,
    monthlyFeePerUnit,
    ...toPromiseColumns(body),
    active,
    position,
  }
  const id = must(await insertServicePackageRow(tx, fields), 'service package')
  const row = must(await findServicePackageRow(tx, id), 'service package')
  const after = toServicePackageRecord(row)
  await recordEvent(tx, actor, { model: 'service_package', objectId: id, action: 'created', message: note, after })
  return { id, row, before: null, after }
}

/**
 * Changes the named fields of a service package. Simulations in progress keep the old fee until they accept the new
 * one. Refuses 404 for one that does not exist, and 409 for a name that the simulator already has and for deactivating
 * the default of an active simulator.
 */
export const updateServicePackage = (
  actor: Actor,
  id: number,
  change: ServicePackageChange,
): Promise<ManagedServicePackage> =>
  transaction(async (tx) => toManagedServicePackage((await updateServicePackageIn(tx, actor, { id, change })).row))

/** With the position among the packages of its simulator. */
type WithPosition<Body> = Body & { position?: number }
type ServicePackageUpdate = { id: number; change: WithPosition<ServicePackageChange>; note?: string }

/** The same inside a transaction, its position included; `note` is stored in the history. */
export async function updateServicePackageIn(tx: Tx, actor: Actor, { id, change, note }: ServicePackageUpdate) {
  const { rows, all, simulators } = await lockServicePackagesWithSimulators(tx, [id])
  const before = orNotFound(rows[0])
  const was = toServicePackageRecord(must(await findServicePackageRow(tx, id), 'service package'))
  const fields = toServicePackageColumns(change)
  const after = { ...before, ...fields }
  if (after.name !== before.name) await refuseTakenName(tx, after)
  if (before.active && !after.active) refuseLosingDefault(simulators, all, [id])
  await updateServicePackageRows(tx, [id], fields)
  const row = must(await findServicePackageRow(tx, id), 'service package')
  const is = toServicePackageRecord(row)
  if (JSON.stringify(was) !== JSON.stringify(is)) {
    const event = {
      model: 'service_package' as const,
      objectId: id,
      action: 'changed' as const,
      message: note,
      before: was,
      after: is,
    }
    await recordEvent(tx, actor, event)
  }
  return { id, row, before: was, after: is }
}

/** Only the named fields. */
const toServicePackageColumns = ({
  name,
  description,
  features,
  monthly_fee_per_unit,
  position,
  active,
  ...promise
}: WithPosition<ServicePackageChange>): ServicePackageColumns => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
  ...(features !== undefined && { features }),
  ...(monthly_fee_per_unit !== undefined && { monthlyFeePerUnit: monthly_fee_per_unit }),
  ...toPromiseColumns(promise),
  ...(position !== undefined && { position }),
  ...(active !== undefined && { active }),
})

type PromiseFields = Pick<
  ServicePackageChange,
  'support_calendar' | 'first_response_minutes' | 'resolution_minutes' | 'exchange_business_days'
>

/** A column without a value stays as it is. */
const toPromiseColumns = (promise: PromiseFields): ServicePackageColumns => ({
  ...(promise.support_calendar !== undefined && { supportCalendar: promise.support_calendar }),
  ...(promise.first_response_minutes !== undefined && { firstResponseMinutes: promise.first_response_minutes }),
  ...(promise.resolution_minutes !== undefined && { resolutionMinutes: promise.resolution_minutes }),
  ...(promise.exchange_business_days !== undefined && { exchangeBusinessDays: promise.exchange_business_days }),
})
