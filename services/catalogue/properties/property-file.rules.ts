import { changingNames, type Names } from '@/services/http/cells.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { csvFileOf } from '../field-list.rules'
import { propertyCell } from '../products/product-cells.rules'
import { newPropertyForm, propertyChangeForm } from './properties.schema'
import { PROPERTY_FIELDS, type PropertyFieldTypes, type PropertyLineNames } from './property-fields.rules'

/** The CSV file of the properties; an edited export can be imported again. */
export const PROPERTY_FILE = csvFileOf<PropertyFieldTypes>('Nº da propriedade', PROPERTY_FIELDS)

/** How a line of the file is read. */
export const PROPERTY_LINE_FORMAT = {
  noun: { one: 'propriedade', isFeminine: true },
  titles: PROPERTY_FILE.titles,
  readers: PROPERTY_FILE.readers,
  newBody: newPropertyForm,
  changeBody: propertyChangeForm,
} satisfies SheetForm<PropertyLineNames>

type PropertyName = { id: number; type: string; name: string }

/**
 * Finds properties by `Uso: Escritório`, or by `Escritório` where no other type has a property of that name; imported
 * lines add to them.
 */
export function changingProperties(properties: readonly PropertyName[]) {
  const byCell = changingNames(properties.map((one) => ({ id: one.id, name: propertyCell(one) })))
  const byName = changingNames(properties)
  const find: Names = (text) => {
    const found = byCell.find(text)
    return found.length > 0 ? found : byName.find(text)
  }
  const put = (one: PropertyName): void => {
    byCell.put({ id: one.id, name: propertyCell(one) })
    byName.put(one)
  }
  return { find, put }
}
