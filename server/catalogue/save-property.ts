import { record } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { found } from '@/server/http/refusal'
import { attachPictures, storePicture } from '@/server/pictures/pictures.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { NewProperty, PropertyChange, PropertyDetail } from '@/services/catalogue/properties.schema'
import { keepingAnswers } from './last-answers'
import { toPropertyDetail, toPropertyRecord } from './properties.mapper'
import { findPropertyDetail } from './properties.repository'
import {
  insertProperty,
  lockProperty,
  replaceReplacements,
  replaceSimulators,
  updateProperty,
  type PropertyFields,
  type PropertyRow,
} from './property-changes.repository'
import { holdTypes, refuseImpossible, requireFixedType } from './property-checks'

type Sent<Values> = { values: Values; file: Uint8Array | undefined }

/**
 * Creates a property, as the last of its type. An uploaded picture is its image, whatever else is named.
 * Refuses 400 for a type, a simulator or a replacement that is not there, for a name that its type has already, and for
 * replacements that lead back to it; 415 for a file that is no PNG or JPEG.
 */
export async function createProperty(actor: Actor, sent: Sent<NewProperty>): Promise<PropertyDetail> {
  const fields = { ...fieldsOf(sent.values), ...(await imageOf(sent)) }
  return transaction(async (tx) => {
    const { name, property_type_id: propertyTypeId } = sent.values
    const wanted = { ...fields, name, propertyTypeId }
    await holdTypes(tx, propertyTypeId)
    await refuseImpossible(tx, { ...wanted, id: 0 }, sent.values)
    const id = found(await insertProperty(tx, wanted))
    await keepRelations(tx, id, fields, sent.values)
    const row = found(await findPropertyDetail(tx, id))
    await record(tx, actor, { model: 'property', objectId: id, action: 'created', after: toPropertyRecord(row) })
    return toPropertyDetail(row)
  })
}

/**
 * Changes of a property what is named. Refuses as `createProperty` does, 404 for one that does not exist, and 409 for
 * another type while something refers to the property or where a required question would be left without an answer.
 */
export async function changeProperty(actor: Actor, id: number, sent: Sent<PropertyChange>): Promise<PropertyDetail> {
  const fields = { ...fieldsOf(sent.values), ...(await imageOf(sent)) }
  return transaction(async (tx) => {
    const before: PropertyRow = found(await lockProperty(tx, id, 'change'))
    const was = toPropertyRecord(found(await findPropertyDetail(tx, id)))
    const after = { ...before, ...fields }
    await holdTypes(tx, after.propertyTypeId, before.propertyTypeId)
    const isMoved = after.propertyTypeId !== before.propertyTypeId
    if (isMoved) await requireFixedType(tx, id)
    // What stood in for it is of its old type.
    const values = isMoved ? { replace_ids: [], ...sent.values } : sent.values
    await refuseImpossible(tx, after, values)
    await keepingAnswers(tx, [id], async () => {
      await updateProperty(tx, id, fields)
      await keepRelations(tx, id, fields, values)
    })
    const row = found(await findPropertyDetail(tx, id))
    const is = toPropertyRecord(row)
    if (JSON.stringify(was) !== JSON.stringify(is)) {
      await record(tx, actor, { model: 'property', objectId: id, action: 'changed', before: was, after: is })
    }
    return toPropertyDetail(row)
  })
}

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
