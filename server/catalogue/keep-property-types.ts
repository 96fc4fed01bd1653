import { record } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { PropertyType, PropertyTypeFields } from '@/services/catalogue/types.schema'
import {
  findPropertyType,
  insertPropertyType,
  lockPropertyTypes,
  propertyTypeIsTaken,
  renamePropertyType,
} from './property-types.repository'
import { toPropertyType } from './types.mapper'

/** Refuses 409 for a name that another type has. */
export const createPropertyType = (actor: Actor, fields: PropertyTypeFields): Promise<PropertyType> =>
  transaction(async (tx) => toPropertyType((await addPropertyType(tx, actor, fields)).row))

/** The same within a transaction; the note is for the history. */
export async function addPropertyType(tx: Tx, actor: Actor, { name }: PropertyTypeFields, note?: string) {
  if (await propertyTypeIsTaken(tx, name)) throw taken()
  const id = await insertPropertyType(tx, name)
  if (id === undefined) throw taken()
  const after = { name }
  await record(tx, actor, { model: 'property_type', objectId: id, action: 'created', message: note, after })
  return { id, row: orNotFound(await findPropertyType(tx, id)), before: null, after }
}

/** Refuses 404 for a type that does not exist, 409 for a name that another one has. */
export const changePropertyType = (actor: Actor, id: number, change: PropertyTypeFields): Promise<PropertyType> =>
  transaction(async (tx) => toPropertyType((await editPropertyType(tx, actor, { id, change })).row))

type Edit = { id: number; change: Partial<PropertyTypeFields>; note?: string }

/** The same within a transaction; the note is for the history. */
export async function editPropertyType(tx: Tx, actor: Actor, { id, change, note }: Edit) {
  const before = { name: orNotFound((await lockPropertyTypes(tx, [id]))[0]).name }
  const after = { name: change.name ?? before.name }
  if (after.name !== before.name) {
    if ((await propertyTypeIsTaken(tx, after.name, id)) || !(await renamePropertyType(tx, id, after.name))) {
      throw taken()
    }
    await record(tx, actor, { model: 'property_type', objectId: id, action: 'changed', message: note, before, after })
  }
  return { id, row: orNotFound(await findPropertyType(tx, id)), before, after }
}

const taken = () => refuseField('name', 'Já existe um tipo de propriedade com esse nome.', 'conflict')
