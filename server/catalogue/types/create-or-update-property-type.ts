import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { PropertyType, PropertyTypeFields } from '@/services/catalogue/types/types.schema'
import { must } from '@/services/invariant/must.rules'
import {
  findPropertyTypeRow,
  insertPropertyTypeRow,
  isPropertyTypeNameTaken,
  lockPropertyTypes,
  updatePropertyTypeRow,
} from './property-types.repository'
import { toPropertyType } from './types.mapper'

/** Refuses 409 for a name that another type has. */
export const createPropertyType = (actor: Actor, fields: PropertyTypeFields): Promise<PropertyType> =>
  transaction(async (tx) => toPropertyType((await createPropertyTypeIn(tx, actor, fields)).row))

/** The same inside a transaction; `note` is stored in the history. */
export async function createPropertyTypeIn(tx: Tx, actor: Actor, { name }: PropertyTypeFields, note?: string) {
  if (await isPropertyTypeNameTaken(tx, name)) throw nameTaken()
  const id = await insertPropertyTypeRow(tx, name)
  if (id === undefined) throw nameTaken()
  const after = { name }
  await recordEvent(tx, actor, { model: 'property_type', objectId: id, action: 'created', message: note, after })
  return { id, row: must(await findPropertyTypeRow(tx, id), 'property type'), before: null, after }
}

/** Refuses 404 for a type that does not exist, 409 for a name that another one has. */
export const updatePropertyType = (actor: Actor, id: number, change: PropertyTypeFields): Promise<PropertyType> =>
  transaction(async (tx) => toPropertyType((await updatePropertyTypeIn(tx, actor, { id, change })).row))

type PropertyTypeUpdate = { id: number; change: Partial<PropertyTypeFields>; note?: string }

/** The same inside a transaction; `note` is stored in the history. */
export async function updatePropertyTypeIn(tx: Tx, actor: Actor, { id, change, note }: PropertyTypeUpdate) {
  const before = { name: orNotFound((await lockPropertyTypes(tx, [id]))[0]).name }
  const after = { name: change.name ?? before.name }
  if (after.name !== before.name) {
    if ((await isPropertyTypeNameTaken(tx, after.name, id)) || !(await updatePropertyTypeRow(tx, id, after.name))) {
      throw nameTaken()
    }
    await recordEvent(tx, actor, {
      model: 'property_type',
      objectId: id,
      action: 'changed',
      message: note,
      before,
      after,
    })
  }
  return { id, row: must(await findPropertyTypeRow(tx, id), 'property type'), before, after }
}

const nameTaken = () => refuseField('name', 'Já existe um tipo de propriedade com esse nome.', 'conflict')
