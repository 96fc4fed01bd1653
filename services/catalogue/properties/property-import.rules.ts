import { namedCell, namedCells, type Names, readStanding, textCell, textOrNullCell } from '@/services/http/cells.rules'
import { changingNames } from '@/services/http/changing-names.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { propertyCell } from '../products/product-cells.rules'
import { newPropertyForm, propertyChangeForm } from './properties.schema'
import { PROPERTY_TITLE } from './property-csv.rules'

/** What the lines may name. */
export type PropertyLineNames = Record<'types' | 'simulators' | 'properties', Names>

const TYPE_FAULTS = { none: 'Não há tipo de propriedade', many: 'Há mais de um tipo de propriedade' }
const SIMULATOR_FAULTS = { none: 'Não há simulador', many: 'Há mais de um simulador' }
const REPLACE_FAULTS = {
  none: 'Não há propriedade',
  many: 'Escreva o tipo antes do nome, como em “Uso: Escritório”: há mais de uma propriedade',
}

/** How a line of the properties' file is read. Pictures have no column. */
export const PROPERTY_LINE_FORMAT = {
  noun: { one: 'propriedade', isFeminine: true },
  titles: PROPERTY_TITLE,
  readers: {
    property_type_id: (cell, { types }) => namedCell(cell, types, TYPE_FAULTS),
    name: textCell,
    description: textOrNullCell,
    hex_color: textOrNullCell,
    simulator_ids: (cell, { simulators }) => namedCells(cell, simulators, SIMULATOR_FAULTS),
    replace_ids: (cell, { properties }) => namedCells(cell, properties, REPLACE_FAULTS),
    active: (cell) => {
      const said = readStanding(cell)
      return 'fault' in said ? { fault: 'Escreva “Ativa” ou “Desativada”.' } : said
    },
  },
  newBody: newPropertyForm,
  changeBody: propertyChangeForm,
} satisfies SheetForm<PropertyLineNames>

type PropertyName = { id: number; type: string; name: string }

/** The properties by `Uso: Escritório` or, where no other type has such a one, by `Escritório`; lines add to them. */
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
