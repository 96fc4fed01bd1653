import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import {
  plans,
  productTypes,
  propertySimulators,
  propertyTypes,
  quotations,
  servicePackages,
  simulators,
  steps,
} from '@/server/db/schema/index'
import { isUniqueViolation } from '@/server/db/unique'

export type SimulatorColumns = Partial<
  Pick<typeof simulators.$inferInsert, 'name' | 'description' | 'image' | 'active'>
>
type NewSimulator = Required<Omit<SimulatorColumns, 'active'>>

/** Locks a simulator against every other use. */
export async function lockSimulatorForDelete(tx: Tx, id: number) {
  return (await tx.select().from(simulators).where(eq(simulators.id, id)).for('update'))[0]
}

/** By its name, case-insensitively. */
export async function findSimulatorByName(tx: Tx, name: string): Promise<number | undefined> {
  const isCalled = sql`lower(${simulators.name}) = lower(${name})`
  return (await tx.select({ id: simulators.id }).from(simulators).where(isCalled))[0]?.id
}

/** Whether another one has the name. */
export async function isSimulatorNameTaken(tx: Tx, name: string, id = 0): Promise<boolean> {
  const holder = await findSimulatorByName(tx, name)
  return holder !== undefined && holder !== id
}

/** The new simulator, as the last one and not offered yet; undefined when the name was taken concurrently. */
export async function insertSimulatorRow(tx: Tx, fields: NewSimulator): Promise<number | undefined> {
  const last = sql`(select coalesce(max(s.position), 0) + 1 from simulators s)`
  const rows = await tx
    .insert(simulators)
    .values({ ...fields, position: last, active: false })
    .onConflictDoNothing()
    .returning({ id: simulators.id })
  return rows[0]?.id
}

/** False when the name was taken concurrently; the transaction must then be rolled back. */
export async function updateSimulatorRow(tx: Tx, id: number, fields: SimulatorColumns): Promise<boolean> {
  if (Object.keys(fields).length === 0) return true
  try {
    await tx.update(simulators).set(fields).where(eq(simulators.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'simulators_name')) return false
    throw error
  }
}

export async function setSimulatorsActive(tx: Tx, ids: readonly number[], active: boolean): Promise<void> {
  await tx
    .update(simulators)
    .set({ active })
    .where(inArray(simulators.id, [...ids]))
}

/** The ids of all simulators in their order, locked. */
export async function lockSimulatorOrder(tx: Tx): Promise<number[]> {
  await tx.select({ id: simulators.id }).from(simulators).orderBy(asc(simulators.id)).for('no key update')
  const rows = await tx
    .select({ id: simulators.id })
    .from(simulators)
    .orderBy(asc(simulators.position), asc(simulators.id))
  return rows.map(({ id }) => id)
}

/** Sets the order of the simulators, from 1. */
export async function setSimulatorOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update ${simulators} set position = placed.position
    from unnest(${sql.param(ids)}::integer[]) with ordinality as placed(id, position)
    where simulators.id = placed.id`)
}

/** How many records of each kind belong to a simulator. */
export async function countSimulatorReferences(tx: Tx, id: number) {
  const { rows } = await tx.execute<Record<'quotations' | 'types' | 'plans' | 'packages', number>>(sql`select
    (select count(*)::int from ${quotations} where simulator_id = ${id}) as quotations,
    (select count(*)::int from ${productTypes} where simulator_id = ${id}) as types,
    (select count(*)::int from ${plans} where simulator_id = ${id}) as plans,
    (select count(*)::int from ${servicePackages} where simulator_id = ${id}) as packages`)
  return rows[0] ?? { quotations: 0, types: 0, plans: 0, packages: 0 }
}

/** With its questions, which no quotation answered. */
export async function deleteSimulatorRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(propertySimulators).where(eq(propertySimulators.simulatorId, id))
  await tx.delete(steps).where(eq(steps.simulatorId, id))
  await tx.delete(simulators).where(eq(simulators.id, id))
}

/** Those of these types that exist, locked against deletion. */
export async function lockPropertyTypeIds(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: propertyTypes.id })
    .from(propertyTypes)
    .where(inArray(propertyTypes.id, [...ids]))
    .orderBy(asc(propertyTypes.id))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Deactivates the questions that are not in `kept`. */
export async function deactivateSteps(tx: Tx, simulatorId: number, kept: readonly number[]): Promise<void> {
  const isLeft = kept.length > 0 ? notInArray(steps.id, [...kept]) : undefined
  await tx
    .update(steps)
    .set({ active: false })
    .where(and(eq(steps.simulatorId, simulatorId), eq(steps.active, true), isLeft))
}

/** Moves the positions of a simulator's questions out of the way of their unique constraint. */
export async function freeStepPositions(tx: Tx, simulatorId: number): Promise<void> {
  await tx
    .update(steps)
    .set({ position: sql`-${steps.id}` })
    .where(and(eq(steps.simulatorId, simulatorId), eq(steps.active, true)))
}

type StepFields = Omit<typeof steps.$inferInsert, 'id' | 'active'>

export async function updateStep(tx: Tx, id: number, fields: StepFields): Promise<void> {
  await tx.update(steps).set(fields).where(eq(steps.id, id))
}

export async function insertStep(tx: Tx, fields: StepFields): Promise<void> {
  await tx.insert(steps).values(fields)
}

export async function incrementStepsVersion(tx: Tx, id: number): Promise<void> {
  await tx
    .update(simulators)
    .set({ stepsVersion: sql`${simulators.stepsVersion} + 1` })
    .where(eq(simulators.id, id))
}
