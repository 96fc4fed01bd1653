import type { Form } from '@/server/http/form'
import { importCsv } from '@/server/http/import-csv'
import { byLines } from '@/server/http/import-lines'
import type { Actor } from '@/services/auth/actor.rules'
import type { NewProperty } from '@/services/catalogue/properties.schema'
import { PROPERTY_SHEET } from '@/services/catalogue/property-csv.rules'
import { changingProperties, PROPERTY_FORM, type PropertyLineNames } from '@/services/catalogue/property-import.rules'
import { namesOf } from '@/services/http/cells.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import type { PropertyDetailRow } from './properties.repository'
import { findPropertyNamed } from './property-changes.repository'
import { holdForProperties, listPropertyNames } from './property-import.repository'
import { addProperty, editProperty } from './save-property'

/**
 * Imports properties from a CSV file, the same that the list gives: a line changes the property whose number it has, else
 * the one of its type and name, else it adds one, which the lines below may name. Refuses as `importCsv` does.
 */
export function importProperties(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  let known = changingProperties([])
  const keep = <Saved extends { id: number; row: PropertyDetailRow }>(saved: Saved): Saved => {
    known.put({ id: saved.id, type: saved.row.typeName, name: saved.row.property.name })
    return saved
  }
  const importer = byLines<PropertyLineNames, NewProperty>({
    form: PROPERTY_FORM,
    titles: PROPERTY_SHEET,
    names: async (tx) => {
      await holdForProperties(tx)
      const { types, simulators, properties } = await listPropertyNames(tx)
      known = changingProperties(properties)
      return { types: namesOf(types), simulators: namesOf(simulators), properties: known.find }
    },
    find: async (tx, { name, property_type_id: propertyTypeId }) =>
      name && propertyTypeId ? findPropertyNamed(tx, { name, propertyTypeId }) : undefined,
    create: async (tx, body, note) => keep(await addProperty(tx, actor, body, note)),
    change: async (tx, id, change, note) => keep(await editProperty(tx, actor, { id, change, note })),
  })
  return importCsv(importer, form)
}
