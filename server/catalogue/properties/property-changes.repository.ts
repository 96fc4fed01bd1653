import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import {
  productProperties,
  properties,
  propertyReplacements,
  propertySimulators,
  propertyTypes,
  simulationChoices,
  simulators,
} from '@/server/db/schema/index'

export type PropertyTableRow = typeof properties.$inferSelect
export type PropertyColumns = Partial<
  Pick<PropertyTableRow, 'name' | 'description' | 'propertyTypeId' | 'image' | 'hexColor' | 'active'>
>

/** A change still allows new references to the property, a deletion does not. */
export async function lockProperty(
  tx: Tx,
  id: number,
  why: 'change' | 'removal',
): Promise<PropertyTableRow | undefined> {
  const strength = why === 'change' ? 'no key update' : 'update'
  return (await tx.select().from(properties).where(eq(properties.id, id)).for(strength))[0]
}

/** Locked in the order of their ids to avoid deadlocks. */
export const lockProperties = (tx: Tx, ids: readonly number[]): Promise<PropertyTableRow[]> =>
  tx
    .select()
    .from(properties)
    .where(inArray(properties.id, [...ids]))
    .orderBy(asc(properties.id))
    .for('no key update')

/** Locks these types against other writers of their properties; gives those that exist. */
export async function lockPropertyTypes(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: propertyTypes.id })
    .from(propertyTypes)
    .where(inArray(propertyTypes.id, [...ids]))
    .orderBy(asc(propertyTypes.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Those of these properties that are of the type, locked against deletion. */
export async function lockPropertiesOfType(tx: Tx, ids: readonly number[], propertyTypeId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(and(inArray(properties.id, [...ids]), eq(properties.propertyTypeId, propertyTypeId)))
    .for('key share')
  return rows.map(({ id }) => id)
}

type NewProperty = PropertyColumns & Pick<PropertyTableRow, 'name' | 'propertyTypeId' | 'isAutoCreated'>

/** The new property, as the last of its type. */
export async function insertPropertyRow(tx: Tx, fields: NewProperty): Promise<number | undefined> {
  const last = sql`(select coalesce(max(p.position), -1) + 1 from properties p
    where p.property_type_id = ${fields.propertyTypeId})`
  const rows = await tx
    .insert(properties)
    .values({ ...fields, position: last })
    .returning({ id: properties.id })
  return rows[0]?.id
}

const NEXT_VERSION = sql`${properties.version} + 1`

/** A change of its simulators or replacements is a new version too. */
export async function updatePropertyRow(tx: Tx, id: number, fields: PropertyColumns): Promise<void> {
  await tx
    .update(properties)
    .set({ ...fields, version: NEXT_VERSION })
    .where(eq(properties.id, id))
}

export async function setPropertiesActive(tx: Tx, ids: readonly number[], active: boolean): Promise<void> {
  await tx
    .update(properties)
    .set({ active, version: NEXT_VERSION })
    .where(inArray(properties.id, [...ids]))
}

export async function deletePropertyRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(properties).where(eq(properties.id, id))
}

type PropertyIdentity = Pick<PropertyTableRow, 'id' | 'name' | 'propertyTypeId'>

/** By its type and name, case-insensitively. */
export async function findPropertyByName(
  tx: Tx,
  { name, propertyTypeId }: Omit<PropertyIdentity, 'id'>,
  besides = 0,
): Promise<number | undefined> {
  const others = and(eq(properties.propertyTypeId, propertyTypeId), ne(properties.id, besides))
  const rows = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(and(others, sql`lower(${properties.name}) = lower(${name})`))
  return rows[0]?.id
}

/** Whether another property of the type has the name. */
export const isPropertyNameTaken = async (tx: Tx, { id, ...called }: PropertyIdentity): Promise<boolean> =>
  (await findPropertyByName(tx, called, id)) !== undefined

export async function replaceSimulators(tx: Tx, propertyId: number, simulatorIds: readonly number[]): Promise<void> {
  await tx.delete(propertySimulators).where(eq(propertySimulators.propertyId, propertyId))
  if (simulatorIds.length === 0) return
  await tx.insert(propertySimulators).values(simulatorIds.map((simulatorId) => ({ propertyId, simulatorId })))
}

export async function countSimulators(db: Db, ids: readonly number[]): Promise<number> {
  const rows = await db
    .select({ id: simulators.id })
    .from(simulators)
    .where(inArray(simulators.id, [...ids]))
  return rows.length
}

export async function replaceReplacements(tx: Tx, propertyId: number, replacedByIds: readonly number[]): Promise<void> {
  await tx.delete(propertyReplacements).where(eq(propertyReplacements.propertyId, propertyId))
  if (replacedByIds.length === 0) return
  await tx.insert(propertyReplacements).values(replacedByIds.map((replacedById) => ({ propertyId, replacedById })))
}

/** The names of those that depend on the property through their own replacements. */
export async function listCircularReplacements(tx: Tx, propertyId: number, ids: readonly number[]): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    with recursive reached(start, id) as (
      select p.id, p.id from ${properties} p where p.id = any(${sql.param(ids)})
      union
      select reached.start, r.replaced_by_id from reached join ${propertyReplacements} r on r.property_id = reached.id)
    select p.name from ${properties} p
    where p.id in (select start from reached where id = ${propertyId}) order by p.name`)
  return rows.map(({ name }) => name)
}

/** How many records of each kind refer to a property. */
export async function countPropertyReferences(tx: Tx, id: number) {
  const { rows } = await tx.execute<{ products: number; choices: number; replaced: number }>(sql`select
    (select count(*)::int from ${productProperties} where property_id = ${id}) as products,
    (select count(distinct quotation_id)::int from ${simulationChoices} where property_id = ${id}) as choices,
    (select count(*)::int from ${propertyReplacements} where replaced_by_id = ${id}) as replaced`)
  return rows[0] ?? { products: 0, choices: 0, replaced: 0 }
}
