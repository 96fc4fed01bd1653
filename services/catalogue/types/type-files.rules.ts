import type { SheetForm } from '@/services/http/sheet.rules'
import type { SimulatorNames } from '../cells.rules'
import { csvFileOf } from '../field-list.rules'
import {
  PRODUCT_TYPE_FIELDS,
  type ProductTypeFieldTypes,
  PROPERTY_TYPE_FIELDS,
  type PropertyTypeFieldTypes,
} from './type-fields.rules'
import { newProductTypeBody, productTypeLine, propertyTypeBody, propertyTypeLine } from './types.schema'

/** The CSV file of the property types; an edited export can be imported again. */
export const PROPERTY_TYPE_FILE = csvFileOf<PropertyTypeFieldTypes>('Nº do tipo de propriedade', PROPERTY_TYPE_FIELDS)

/** How a line of the file is read. */
export const PROPERTY_TYPE_LINE_FORMAT = {
  noun: { one: 'tipo de propriedade' },
  titles: PROPERTY_TYPE_FILE.titles,
  readers: PROPERTY_TYPE_FILE.readers,
  newBody: propertyTypeBody,
  changeBody: propertyTypeLine,
} satisfies SheetForm<unknown>

/** The CSV file of the product types. */
export const PRODUCT_TYPE_FILE = csvFileOf<ProductTypeFieldTypes>('Nº do tipo de produto', PRODUCT_TYPE_FIELDS)

/** How a line of the file is read. A line names the simulator of an existing type too. */
export const PRODUCT_TYPE_LINE_FORMAT = {
  noun: { one: 'tipo de produto' },
  titles: PRODUCT_TYPE_FILE.titles,
  readers: PRODUCT_TYPE_FILE.readers,
  newBody: newProductTypeBody,
  changeBody: productTypeLine,
} satisfies SheetForm<SimulatorNames>
