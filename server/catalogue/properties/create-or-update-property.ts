import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { attachPictures, storePicture } from '@/server/pictures/pictures.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { NewProperty, PropertyChange, PropertyDetail } from '@/services/catalogue/properties/properties.schema'
import { must } from '@/services/invariant/must.rules'
import { editConflict } from '../edit-conflict'
import { guardRequiredAnswers } from '../questions/required-answers'
import { toPropertyDetail, toPropertyRecord } from './properties.mapper'
import { findPropertyRow, type PropertyRow } from './properties.repository'
import {
  insertPropertyRow,
  lockProperty,
  type PropertyColumns,
  type PropertyTableRow,
  replaceReplacements,
  replaceSimulators,
  updatePropertyRow,
} from './property-changes.repository'
import { refuseInvalidProperty, refuseTypeChangeInUse, requirePropertyType } from './property-checks'

type PropertyUpload<Values> = { values: Values; file: Uint8Array | undefined }

/**
 * Creates a property, as the last of its type. An uploaded picture takes precedence over `image`.
 * Refuses 400 for a type, a simulator or a replacement that is not there, for a name that its type has already, and for
 * replacements that lead back to it; 415 for a file that is no PNG or JPEG.
 */
export async function createProperty(actor: Actor, sent: PropertyUpload<NewProperty>): Promise<PropertyDetail> {
  const property = { ...sent.values, ...(await storeImage(sent)) }
  return transaction(async (tx) => toPropertyDetail((await createPropertyIn(tx, actor, property)).row))
}

type Origin = { note?: string; isAutoCreated?: boolean }

/** The same inside a transaction; `note` is stored in the history, `isAutoCreated` flags what no person has entered here. */
export async function createPropertyIn(
  tx: Tx,
  actor: Actor,
  property: NewProperty,
  { note, isAutoCreated = false }: Origin = {},
) {
  const fields = toPropertyColumns(property)
  const wanted = { ...fields, name: property.name, propertyTypeId: property.property_type_id, isAutoCreated }
  await requirePropertyType(tx, wanted.propertyTypeId)
  await refuseInvalidProperty(tx, { ...wanted, id: 0 }, property)
  const id = must(await insertPropertyRow(tx, wanted), 'property')
  await replaceRelations(tx, id, fields, property)
  const row = must(await findPropertyRow(tx, id), 'property')
  const after = toPropertyRecord(row)
  await recordEvent(tx, actor, { model: 'property', objectId: id, action: 'created', message: note, after })
  return { id, row, before: null, after }
}

/**
 * Changes the named fields of a property; a change without effect is not recorded. Refuses as `createProperty` does,
 * 404 for one that does not exist, 409 with the current property when an outdated version is named, and 409 for another
 * type while something refers to the property or where a required question would be left without an answer.
 */
export async function updateProperty(
  actor: Actor,
  id: number,
  sent: PropertyUpload<PropertyChange>,
): Promise<PropertyDetail> {
  const change = { ...sent.values, ...(await storeImage(sent)) }
  return transaction(async (tx) => toPropertyDetail((await updatePropertyIn(tx, actor, { id, change })).row))
}

type PropertyUpdate = { id: number; change: PropertyChange; note?: string }

/** The same inside a transaction; `note` is stored in the history. */
export async function updatePropertyIn(tx: Tx, actor: Actor, { id, change, note }: PropertyUpdate) {
  const before = orNotFound(await lockProperty(tx, id, 'change'))
  const was = must(await findPropertyRow(tx, id), 'property')
  const fields = toPropertyColumns(change)
  const wanted = { ...before, ...fields }
  const isMoved = wanted.propertyTypeId !== before.propertyTypeId
  // Its replacements are of the old type.
  const values = isMoved ? { replace_ids: [], ...change } : change
  if (isUnchanged(was, { after: wanted, values })) return toSaved(was, was)
  if (values.version !== undefined && values.version !== before.version) {
    throw await editConflict(tx, 'property', id, toPropertyDetail(was))
  }
  await requirePropertyType(tx, wanted.propertyTypeId, before.propertyTypeId)
  if (isMoved) await refuseTypeChangeInUse(tx, id)
  await refuseInvalidProperty(tx, wanted, values)
  await guardRequiredAnswers(tx, [id], async () => {
    await updatePropertyRow(tx, id, fields)
    await replaceRelations(tx, id, fields, values)
  })
  const saved = toSaved(was, must(await findPropertyRow(tx, id), 'property'))
  const history = { message: note, before: saved.before, after: saved.after }
  await recordEvent(tx, actor, { model: 'property', objectId: id, action: 'changed', ...history })
  return saved
}

const toSaved = (was: PropertyRow, row: PropertyRow) => ({
  id: row.property.id,
  row,
  before: toPropertyRecord(was),
  after: toPropertyRecord(row),
})

type PropertyTarget = { after: PropertyTableRow; values: PropertyChange }

const isUnchanged = (was: PropertyRow, { after, values }: PropertyTarget): boolean =>
  JSON.stringify(was.property) === JSON.stringify(after) &&
  sameIds(was.simulators, values.simulator_ids) &&
  sameIds(was.replaces, values.replace_ids)

/** Relations have no order; `undefined` leaves them as they are. */
const sameIds = (has: readonly { id: number }[], ids: readonly number[] | undefined): boolean =>
  ids === undefined || sorted(has.map(({ id }) => id)) === sorted(new Set(ids))

const sorted = (ids: Iterable<number>): string => [...ids].sort((a, b) => a - b).join()

/** Only the named fields. */
function toPropertyColumns({
  name,
  description,
  property_type_id,
  hex_color,
  image,
  active,
}: PropertyChange): PropertyColumns {
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(property_type_id !== undefined && { propertyTypeId: property_type_id }),
    ...(hex_color !== undefined && { hexColor: hex_color?.toUpperCase() ?? null }),
    ...(image !== undefined && { image }),
    ...(active !== undefined && { active }),
  }
}

async function storeImage({ file }: { file: Uint8Array | undefined }): Promise<{ image?: string }> {
  return file ? { image: (await storePicture(file)).src } : {}
}

async function replaceRelations(tx: Tx, id: number, fields: PropertyColumns, values: PropertyChange): Promise<void> {
  if (fields.image) await attachPictures(tx, [fields.image])
  if (values.simulator_ids) await replaceSimulators(tx, id, [...new Set(values.simulator_ids)])
  if (values.replace_ids) await replaceReplacements(tx, id, [...new Set(values.replace_ids)])
}
