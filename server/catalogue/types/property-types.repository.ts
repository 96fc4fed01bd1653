import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { properties, propertyTypes, quotations, simulationChoices, steps } from '@/server/db/schema/index'
import { isUniqueViolation } from '@/server/db/unique'
import type { PropertyTypeOrdering } from '@/services/catalogue/orderings.rules'
import type { PropertyTypeListQuery } from '@/services/catalogue/types/types.schema'

const propertiesCount = sql<number>`(
  select count(*)::int from ${properties} p where p.property_type_id = property_types.id)`
const stepsCount = sql<number>`(
  select count(*)::int from ${steps} s where s.property_type_id = property_types.id and s.active)`

const selectTypes = (conn: Db) =>
  conn.select({ id: propertyTypes.id, name: propertyTypes.name, propertiesCount, stepsCount }).from(propertyTypes)

const byName = sql`${propertyTypes.name} collate "pt-BR-x-icu"`

const ORDERS: Record<PropertyTypeOrdering, SQL> = {
  name: sql`${byName} asc`,
  '-name': sql`${byName} desc`,
  properties_count: sql`${propertiesCount} asc`,
  '-properties_count': sql`${propertiesCount} desc`,
  steps_count: sql`${stepsCount} asc`,
  '-steps_count': sql`${stepsCount} desc`,
}

/** Those whose name holds the text, by name unless another order is asked for. */
export const listPropertyTypeRows = (conn: Db, { search, ordering = 'name' }: PropertyTypeListQuery) =>
  selectTypes(conn)
    .where(search ? sql`plain_text(${propertyTypes.name}) like plain_text(${containsPattern(search)})` : undefined)
    .orderBy(ORDERS[ordering], byName)

export type PropertyTypeRow = Awaited<ReturnType<typeof listPropertyTypeRows>>[number]

export async function findPropertyTypeRow(conn: Db, id: number): Promise<PropertyTypeRow | undefined> {
  return (await selectTypes(conn).where(eq(propertyTypes.id, id)))[0]
}

/**
 * Locked in the order of their ids, so that no property or question can be given one of them before the transaction
 * ends.
 */
export async function lockPropertyTypes(tx: Tx, ids: readonly number[]): Promise<PropertyTypeRow[]> {
  const among = inIds(propertyTypes.id, ids)
  await tx
    .select({ id: propertyTypes.id })
    .from(propertyTypes)
    .where(among)
    .orderBy(asc(propertyTypes.id))
    .for('update')
  // Counted after the lock was acquired, so that concurrent inserts are included.
  return selectTypes(tx).where(among).orderBy(asc(propertyTypes.id))
}

/** By its name, case-insensitively. */
export async function findPropertyTypeByName(tx: Tx, name: string): Promise<number | undefined> {
  const isCalled = sql`lower(${propertyTypes.name}) = lower(${name})`
  return (await tx.select({ id: propertyTypes.id }).from(propertyTypes).where(isCalled))[0]?.id
}

/** Whether another one has the name. */
export async function isPropertyTypeNameTaken(tx: Tx, name: string, id = 0): Promise<boolean> {
  const holder = await findPropertyTypeByName(tx, name)
  return holder !== undefined && holder !== id
}

/** The new type, or undefined when the name was taken concurrently. */
export async function insertPropertyTypeRow(tx: Tx, name: string): Promise<number | undefined> {
  const rows = await tx.insert(propertyTypes).values({ name }).onConflictDoNothing().returning({ id: propertyTypes.id })
  return rows[0]?.id
}

/** False when the name was taken concurrently; the transaction must then be rolled back. */
export async function updatePropertyTypeRow(tx: Tx, id: number, name: string): Promise<boolean> {
  try {
    await tx.update(propertyTypes).set({ name }).where(eq(propertyTypes.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'property_types_name_unique')) return false
    throw error
  }
}

/**
 * Deletes the inactive questions of these types that nobody answered; gives the others, which simulations and orders
 * still refer to.
 */
export async function deleteUnansweredSteps(tx: Tx, ids: readonly number[]): Promise<{ propertyTypeId: number }[]> {
  const old = and(inIds(steps.propertyTypeId, ids), eq(steps.active, false))
  const isAnswered = sql`exists (select 1 from ${simulationChoices} c where c.step_id = steps.id)
    or exists (select 1 from ${quotations} q where q.step_id = steps.id)`
  await tx.delete(steps).where(and(old, sql`not (${isAnswered})`))
  return tx.select({ propertyTypeId: steps.propertyTypeId }).from(steps).where(old)
}

export async function deletePropertyTypeRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(propertyTypes).where(inIds(propertyTypes.id, ids))
}
