import { record } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { attachPictures, storePicture } from '@/server/pictures/pictures.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { NewProperty, PropertyChange, PropertyDetail } from '@/services/catalogue/properties.schema'
import { anotherByNow } from './another-by-now'
import { keepingAnswers } from './last-answers'
import { toPropertyDetail, toPropertyRecord } from './properties.mapper'
import { findPropertyDetail, type PropertyDetailRow } from './properties.repository'
import {
  insertProperty,
  lockProperty,
  type PropertyFields,
  type PropertyRow,
  replaceReplacements,
  replaceSimulators,
  updateProperty,
} from './property-changes.repository'
import { holdTypes, refuseImpossible, requireFixedType } from './property-checks'

type Sent<Values> = { values: Values; file: Uint8Array | undefined }

/**
 * Creates a property, as the last of its type. An uploaded picture is its image, whatever else is named.
 * Refuses 400 for a type, a simulator or a replacement that is not there, for a name that its type has already, and for
 * replacements that lead back to it; 415 for a file that is no PNG or JPEG.
 */
export async function createProperty(actor: Actor, sent: Sent<NewProperty>): Promise<PropertyDetail> {
  const property = { ...sent.values, ...(await imageOf(sent)) }
  return transaction(async (tx) => toPropertyDetail((await addProperty(tx, actor, property)).row))
}

/** The same within a transaction; the note is for the history. */
export async function addProperty(tx: Tx, actor: Actor, property: NewProperty, note?: string) {
  const fields = fieldsOf(property)
  const wanted = { ...fields, name: property.name, propertyTypeId: property.property_type_id }
  await holdTypes(tx, wanted.propertyTypeId)
  await refuseImpossible(tx, { ...wanted, id: 0 }, property)
  const id = orNotFound(await insertProperty(tx, wanted))
  await keepRelations(tx, id, fields, property)
  const row = orNotFound(await findPropertyDetail(tx, id))
  const after = toPropertyRecord(row)
  await record(tx, actor, { model: 'property', objectId: id, action: 'created', message: note, after })
  return { id, row, before: null, after }
}

/**
 * Changes of a property what is named; what changes nothing leaves no trace. Refuses as `createProperty` does, 404 for one
 * that does not exist, 409 with the property as it is now when another version is named than the last, and 409 for
 * another type while something refers to the property or where a required question would be left without an answer.
 */
export async function changeProperty(actor: Actor, id: number, sent: Sent<PropertyChange>): Promise<PropertyDetail> {
  const change = { ...sent.values, ...(await imageOf(sent)) }
  return transaction(async (tx) => toPropertyDetail((await editProperty(tx, actor, { id, change })).row))
}

type Edit = { id: number; change: PropertyChange; note?: string }

/** The same within a transaction; the note is for the history. */
export async function editProperty(tx: Tx, actor: Actor, { id, change, note }: Edit) {
  const before = orNotFound(await lockProperty(tx, id, 'change'))
  const was = orNotFound(await findPropertyDetail(tx, id))
  const fields = fieldsOf(change)
  const wanted = { ...before, ...fields }
  const isMoved = wanted.propertyTypeId !== before.propertyTypeId
  // What stood in for it is of its old type.
  const values = isMoved ? { replace_ids: [], ...change } : change
  if (isSame(was, { after: wanted, values })) return edited(was, was)
  if (values.version !== undefined && values.version !== before.version) {
    throw await anotherByNow(tx, 'property', id, toPropertyDetail(was))
  }
  await holdTypes(tx, wanted.propertyTypeId, before.propertyTypeId)
  if (isMoved) await requireFixedType(tx, id)
  await refuseImpossible(tx, wanted, values)
  await keepingAnswers(tx, [id], async () => {
    await updateProperty(tx, id, fields)
    await keepRelations(tx, id, fields, values)
  })
  const saved = edited(was, orNotFound(await findPropertyDetail(tx, id)))
  const history = { message: note, before: saved.before, after: saved.after }
  await record(tx, actor, { model: 'property', objectId: id, action: 'changed', ...history })
  return saved
}

const edited = (was: PropertyDetailRow, row: PropertyDetailRow) => ({
  id: row.property.id,
  row,
  before: toPropertyRecord(was),
  after: toPropertyRecord(row),
})

type Wanted = { after: PropertyRow; values: PropertyChange }

const isSame = (was: PropertyDetailRow, { after, values }: Wanted): boolean =>
  JSON.stringify(was.property) === JSON.stringify(after) &&
  areSame(was.simulators, values.simulator_ids) &&
  areSame(was.replaces, values.replace_ids)

/** Relations have no order; those that are not named stay. */
const areSame = (has: readonly { id: number }[], ids: readonly number[] | undefined): boolean =>
  ids === undefined || sorted(has.map(({ id }) => id)) === sorted(new Set(ids))

const sorted = (ids: Iterable<number>): string => [...ids].sort((a, b) => a - b).join()

/** Only what is named. */
function fieldsOf({ name, description, property_type_id, hex_color, image, active }: PropertyChange): PropertyFields {
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(property_type_id !== undefined && { propertyTypeId: property_type_id }),
    ...(hex_color !== undefined && { hexColor: hex_color?.toUpperCase() ?? null }),
    ...(image !== undefined && { image }),
    ...(active !== undefined && { active }),
  }
}

async function imageOf({ file }: { file: Uint8Array | undefined }): Promise<{ image?: string }> {
  return file ? { image: (await storePicture(file)).src } : {}
}

async function keepRelations(tx: Tx, id: number, fields: PropertyFields, values: PropertyChange): Promise<void> {
  if (fields.image) await attachPictures(tx, [fields.image])
  if (values.simulator_ids) await replaceSimulators(tx, id, [...new Set(values.simulator_ids)])
  if (values.replace_ids) await replaceReplacements(tx, id, [...new Set(values.replace_ids)])
}
