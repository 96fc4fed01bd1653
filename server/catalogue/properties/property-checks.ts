import type { Tx } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import type { PropertyChange } from '@/services/catalogue/properties/properties.schema'
import { describeReferences } from '@/services/catalogue/references.rules'
import {
  countPropertyReferences,
  countSimulators,
  isPropertyNameTaken,
  listCircularReplacements,
  lockPropertiesOfType,
  lockPropertyTypes,
} from './property-changes.repository'

type PropertyState = { id: number; name: string; propertyTypeId: number }

/**
 * Refuses a name that its type already has, a simulator that does not exist, and a replacement of another type, by
 * itself or in a circle. The caller has locked the type, so that concurrent changes cannot create either.
 */
export async function refuseInvalidProperty(
  tx: Tx,
  wanted: PropertyState,
  { simulator_ids, replace_ids }: PropertyChange,
): Promise<void> {
  if (await isPropertyNameTaken(tx, wanted))
    throw refuseField('name', 'Esse tipo já tem uma propriedade com esse nome.')
  if (simulator_ids && (await countSimulators(tx, simulator_ids)) < new Set(simulator_ids).size) {
    throw refuseField('simulator_ids', 'Um dos simuladores não existe mais.')
  }
  if (replace_ids) await refuseReplacements(tx, wanted, replace_ids)
}

async function refuseReplacements(tx: Tx, { id, propertyTypeId }: PropertyState, ids: number[]): Promise<void> {
  if ((await lockPropertiesOfType(tx, ids, propertyTypeId)).length < new Set(ids).size) {
    throw refuseField('replace_ids', 'Escolha propriedades do mesmo tipo.')
  }
  if (ids.includes(id)) throw refuseField('replace_ids', 'Uma propriedade não substitui a si mesma.')
  const circular = await listCircularReplacements(tx, id, ids)
  if (circular.length > 0) {
    throw refuseField('replace_ids', `${circular.join(', ')} já depende desta propriedade. Tire de um dos dois lados.`)
  }
}

/** Refuses a change of type, 409, while products, simulations or other properties refer to the property. */
export async function refuseTypeChangeInUse(tx: Tx, id: number): Promise<void> {
  const what = await describePropertyReferences(tx, id)
  if (what) throw refuseField('property_type_id', `O tipo não muda mais: há ${what}.`, 'conflict')
}

/** "2 produtos e 1 simulação que a usam"; empty when nothing refers to the property. */
export async function describePropertyReferences(tx: Tx, id: number): Promise<string> {
  const { products, choices, replaced } = await countPropertyReferences(tx, id)
  return describeReferences([
    { count: products, one: 'produto que a tem', many: 'produtos que a têm' },
    { count: choices, one: 'simulação que a escolheu', many: 'simulações que a escolheram' },
    { count: replaced, one: 'propriedade que ela substitui', many: 'propriedades que ela substitui' },
  ])
}

/** Refuses 400 for a type that does not exist; locks both types until the transaction ends. */
export async function requirePropertyType(tx: Tx, wanted: number, before = wanted): Promise<void> {
  if (!(await lockPropertyTypes(tx, [wanted, before])).includes(wanted))
    throw refuseField('property_type_id', 'Escolha o tipo.')
}
