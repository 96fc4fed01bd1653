import { asc, eq } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { properties, propertyTypes, simulators } from '@/server/db/schema/index'

/**
 * Holds all that a file of properties may change or name until the transaction ends: in the order in which whoever changes
 * one property takes it (the property, its type, its simulators), so that nobody waits for each other in a circle.
 */
export async function lockForPropertyImport(tx: Tx): Promise<void> {
  await tx.select({ id: properties.id }).from(properties).orderBy(asc(properties.id)).for('no key update')
  await tx.select({ id: propertyTypes.id }).from(propertyTypes).orderBy(asc(propertyTypes.id)).for('update')
  await tx.select({ id: simulators.id }).from(simulators).orderBy(asc(simulators.id)).for('no key update')
}

/** What the lines may name. */
export async function listPropertyNames(tx: Tx) {
  return {
    types: await tx.select({ id: propertyTypes.id, name: propertyTypes.name }).from(propertyTypes),
    simulators: await tx.select({ id: simulators.id, name: simulators.name }).from(simulators),
    properties: await tx
      .select({ id: properties.id, name: properties.name, type: propertyTypes.name })
      .from(properties)
      .innerJoin(propertyTypes, eq(propertyTypes.id, properties.propertyTypeId)),
  }
}
