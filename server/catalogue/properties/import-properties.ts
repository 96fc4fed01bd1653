import { importCsv } from '@/server/http/csv/import-csv'
import { importerByLines } from '@/server/http/csv/import-lines'
import type { Form } from '@/server/http/request/form'
import type { Actor } from '@/services/auth/actor.rules'
import type { NewProperty } from '@/services/catalogue/properties/properties.schema'
import type { PropertyLineNames } from '@/services/catalogue/properties/property-fields.rules'
import {
  changingProperties,
  PROPERTY_FILE,
  PROPERTY_LINE_FORMAT,
} from '@/services/catalogue/properties/property-file.rules'
import { namesOf } from '@/services/http/cells.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { createPropertyIn, updatePropertyIn } from './create-or-update-property'
import type { PropertyRow } from './properties.repository'
import { findPropertyByName } from './property-changes.repository'
import { listPropertyNames, lockForPropertyImport } from './property-import.repository'

/**
 * Imports properties from a CSV file, the same that the list gives: a line changes the property whose number it has,
 * else the one of its type and name, else it adds one, which the lines below may name. Refuses as `importCsv` does.
 */
export function importProperties(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  let known = changingProperties([])
  const keep = <Saved extends { id: number; row: PropertyRow }>(saved: Saved): Saved => {
    known.put({ id: saved.id, type: saved.row.typeName, name: saved.row.property.name })
    return saved
  }
  const importer = importerByLines<PropertyLineNames, NewProperty>({
    form: PROPERTY_LINE_FORMAT,
    titles: PROPERTY_FILE.sheet,
    names: async (tx) => {
      await lockForPropertyImport(tx)
      const { types, simulators, properties } = await listPropertyNames(tx)
      known = changingProperties(properties)
      return { types: namesOf(types), simulators: namesOf(simulators), properties: known.find }
    },
    find: async (tx, { name, property_type_id: propertyTypeId }) =>
      name && propertyTypeId ? findPropertyByName(tx, { name, propertyTypeId }) : undefined,
    create: async (tx, body, note) => keep(await createPropertyIn(tx, actor, body, { note })),
    change: async (tx, id, change, note) => keep(await updatePropertyIn(tx, actor, { id, change, note })),
  })
  return importCsv(importer, form)
}
