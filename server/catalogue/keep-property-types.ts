import { record } from '@/server/audit/audit.service'
import { db, transaction } from '@/server/db/client'
import { found, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { namedReferences } from '@/services/catalogue/references.rules'
import type { PropertyType, PropertyTypeFields } from '@/services/catalogue/types.schema'
import { refuseField } from './field-refusal'
import {
  deletePropertyType,
  findPropertyType,
  forgetOldSteps,
  insertPropertyType,
  listPropertyTypes,
  lockPropertyType,
  propertyTypeIsTaken,
  renamePropertyType,
  type PropertyTypeRow,
} from './property-types.repository'

/** Every type of property by name, with how many properties and questions it has. */
export const readPropertyTypes = async (): Promise<PropertyType[]> =>
  (await listPropertyTypes(db())).map(toPropertyType)

/** Refuses 409 for a name that another type has. */
export async function createPropertyType(actor: Actor, { name }: PropertyTypeFields): Promise<PropertyType> {
  return transaction(async (tx) => {
    if (await propertyTypeIsTaken(tx, name)) throw taken()
    const id = await insertPropertyType(tx, name)
    if (id === undefined) throw taken()
    await record(tx, actor, { ...eventOf(id), action: 'created', after: { name } })
    return toPropertyType(found(await findPropertyType(tx, id)))
  })
}

/** Refuses 404 for a type that does not exist, 409 for a name that another one has. */
export async function changePropertyType(actor: Actor, id: number, after: PropertyTypeFields): Promise<PropertyType> {
  return transaction(async (tx) => {
    const { name } = found(await lockPropertyType(tx, id))
    if (after.name !== name) {
      if ((await propertyTypeIsTaken(tx, after.name, id)) || !(await renamePropertyType(tx, id, after.name))) {
        throw taken()
      }
      await record(tx, actor, { ...eventOf(id), action: 'changed', before: { name }, after: { name: after.name } })
    }
    return toPropertyType(found(await findPropertyType(tx, id)))
  })
}

/** Refuses 404 for a type that does not exist, and 409 with what there is of it: properties, questions, and old ones with answers. */
export async function removePropertyType(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { name } = found(await lockPropertyType(tx, id))
    const { propertiesCount, stepsCount } = found(await findPropertyType(tx, id))
    const what = namedReferences([
      { count: propertiesCount, one: 'propriedade desse tipo', many: 'propriedades desse tipo' },
      { count: stepsCount, one: 'pergunta que o usa', many: 'perguntas que o usam' },
      { count: await forgetOldSteps(tx, id), one: 'pergunta já respondida', many: 'perguntas já respondidas' },
    ])
    if (what) throw new Refusal('conflict', { errors: [`“${name}” não pode ser excluído: há ${what}.`] })
    await deletePropertyType(tx, id)
    await record(tx, actor, { ...eventOf(id), action: 'deleted', before: { name } })
  })
}

const toPropertyType = ({ id, name, propertiesCount, stepsCount }: PropertyTypeRow): PropertyType => ({
  id,
  name,
  properties_count: propertiesCount,
  steps_count: stepsCount,
})

const eventOf = (id: number) => ({ model: 'property_type', objectId: id })

const taken = () => refuseField('name', 'Já existe um tipo de propriedade com esse nome.', 'conflict')
