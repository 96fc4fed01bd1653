import type { SheetForm } from '@/services/http/sheet.rules'
import { csvFileOf } from '../field-list.rules'
import { PRODUCT_FIELDS, type ProductFieldTypes, type ProductNames } from './product-fields.rules'
import { newProductBody, productChangeBody } from './products.schema'

/** The CSV file of the products; an edited export can be imported again. */
export const PRODUCT_FILE = csvFileOf<ProductFieldTypes>('Nº do produto', PRODUCT_FIELDS)

/** How a line of the file is read. */
export const PRODUCT_LINE_FORMAT = {
  noun: { one: 'produto' },
  titles: PRODUCT_FILE.titles,
  readers: PRODUCT_FILE.readers,
  newBody: newProductBody,
  changeBody: productChangeBody,
  sentenceFor: (path, type) => (path === 'price' && type === 'matches' ? 'Use um valor como 1.499,90' : undefined),
} satisfies SheetForm<ProductNames>
