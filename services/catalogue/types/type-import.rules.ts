import { namedCell, type Names, textCell } from '@/services/http/cells.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { PRODUCT_TYPE_TITLE, PROPERTY_TYPE_TITLE } from './type-csv.rules'
import { newProductTypeBody, productTypeLine, propertyTypeBody, propertyTypeLine } from './types.schema'

/** How a line of the file of the types of property is read. */
export const PROPERTY_TYPE_LINE_FORMAT = {
  noun: { one: 'tipo de propriedade' },
  titles: PROPERTY_TYPE_TITLE,
  readers: { name: textCell },
  newBody: propertyTypeBody,
  changeBody: propertyTypeLine,
} satisfies SheetForm<unknown>

/** What the lines of kinds of product may name. */
export type ProductTypeNames = { simulators: Names }

export const SIMULATOR_FAULTS = { none: 'Não há simulador', many: 'Há mais de um simulador' }

/** How a line of the file of the kinds of product is read. A line also says the simulator of a kind that has one already. */
export const PRODUCT_TYPE_LINE_FORMAT = {
  noun: { one: 'tipo de produto' },
  titles: PRODUCT_TYPE_TITLE,
  readers: {
    name: textCell,
    plural_name: textCell,
    simulator_id: (cell, { simulators }) => namedCell(cell, simulators, SIMULATOR_FAULTS),
  },
  newBody: newProductTypeBody,
  changeBody: productTypeLine,
} satisfies SheetForm<ProductTypeNames>
