import { asc, eq } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { properties, propertyTypes, simulators } from '@/server/db/schema/index'

/**
 * Locks everything that a file of properties may change or name until the transaction ends, in the order that a change
 * of one property uses (the property, its type, its simulators), to avoid deadlocks.
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
