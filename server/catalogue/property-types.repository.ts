import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { properties, propertyTypes, quotations, simulationChoices, steps } from '@/server/db/schema'
import { isTaken } from '@/server/db/unique'

const propertiesCount = sql<number>`(
  select count(*)::int from ${properties} p where p.property_type_id = property_types.id)`
const stepsCount = sql<number>`(
  select count(*)::int from ${steps} s where s.property_type_id = property_types.id and s.active)`

const selectTypes = (conn: Db) =>
  conn.select({ id: propertyTypes.id, name: propertyTypes.name, propertiesCount, stepsCount }).from(propertyTypes)

export const listPropertyTypes = (conn: Db) =>
  selectTypes(conn).orderBy(sql`${propertyTypes.name} collate "pt-BR-x-icu"`)

export type PropertyTypeRow = Awaited<ReturnType<typeof listPropertyTypes>>[number]

export async function findPropertyType(conn: Db, id: number): Promise<PropertyTypeRow | undefined> {
  return (await selectTypes(conn).where(eq(propertyTypes.id, id)))[0]
}

/** Properties and questions can be given to it again when the transaction ends. */
export async function lockPropertyType(tx: Tx, id: number): Promise<{ id: number; name: string } | undefined> {
  return (await tx.select().from(propertyTypes).where(eq(propertyTypes.id, id)).for('update'))[0]
}

/** Whether another is called so, whatever the case. */
export async function propertyTypeIsTaken(tx: Tx, name: string, id = 0): Promise<boolean> {
  const isOther = ne(propertyTypes.id, id)
  const rows = await tx
    .select({ id: propertyTypes.id })
    .from(propertyTypes)
    .where(and(isOther, sql`lower(${propertyTypes.name}) = lower(${name})`))
  return rows.length > 0
}

/** The new type, or undefined when its name became another's meanwhile. */
export async function insertPropertyType(tx: Tx, name: string): Promise<number | undefined> {
  const rows = await tx.insert(propertyTypes).values({ name }).onConflictDoNothing().returning({ id: propertyTypes.id })
  return rows[0]?.id
}

/** False when the name became another's meanwhile; the transaction can then only be given up. */
export async function renamePropertyType(tx: Tx, id: number, name: string): Promise<boolean> {
  try {
    await tx.update(propertyTypes).set({ name }).where(eq(propertyTypes.id, id))
    return true
  } catch (error) {
    if (isTaken(error, 'property_types_name_unique')) return false
    throw error
  }
}

/**
 * Forgets the questions of a type that are no longer asked and that nobody answered; gives how many are left, which
 * simulations and orders keep.
 */
export async function forgetOldSteps(tx: Tx, propertyTypeId: number): Promise<number> {
  const old = and(eq(steps.propertyTypeId, propertyTypeId), eq(steps.active, false))
  const isAnswered = sql`exists (select 1 from ${simulationChoices} c where c.step_id = steps.id)
    or exists (select 1 from ${quotations} q where q.step_id = steps.id)`
  await tx.delete(steps).where(and(old, sql`not (${isAnswered})`))
  return (await tx.select({ id: steps.id }).from(steps).where(old)).length
}

export async function deletePropertyType(tx: Tx, id: number): Promise<void> {
  await tx.delete(propertyTypes).where(eq(propertyTypes.id, id))
}
