import type { CsvColumn } from '@/services/format/csv.rules'
import { sheetOf } from '@/services/http/import.rules'
import type { ProductType, PropertyType } from './types.schema'

/** What the columns of the file of the types of property are called that an import reads too. */
export const PROPERTY_TYPE_TITLE = { number: 'Nº do tipo de propriedade', name: 'Nome' } as const

/** The types of property as a file; one that was edited in a spreadsheet can be imported again. */
export const PROPERTY_TYPE_COLUMNS: readonly CsvColumn<PropertyType>[] = [
  { title: PROPERTY_TYPE_TITLE.number, value: ({ id }) => id },
  { title: PROPERTY_TYPE_TITLE.name, value: ({ name }) => name },
  { title: 'Propriedades', value: ({ properties_count }) => properties_count },
  { title: 'Perguntas', value: ({ steps_count }) => steps_count },
]

export const PROPERTY_TYPE_SHEET = sheetOf(PROPERTY_TYPE_COLUMNS, PROPERTY_TYPE_TITLE)

/** The same of the kinds of product. */
export const PRODUCT_TYPE_TITLE = {
  number: 'Nº do tipo de produto',
  name: 'Nome no singular',
  plural_name: 'Nome no plural',
  simulator_id: 'Simulador',
} as const

export const PRODUCT_TYPE_COLUMNS: readonly CsvColumn<ProductType>[] = [
  { title: PRODUCT_TYPE_TITLE.number, value: ({ id }) => id },
  { title: PRODUCT_TYPE_TITLE.name, value: ({ name }) => name },
  { title: PRODUCT_TYPE_TITLE.plural_name, value: ({ plural_name }) => plural_name },
  { title: PRODUCT_TYPE_TITLE.simulator_id, value: ({ simulator }) => simulator.name },
  { title: 'Produtos', value: ({ products_count }) => products_count },
]

export const PRODUCT_TYPE_SHEET = sheetOf(PRODUCT_TYPE_COLUMNS, PRODUCT_TYPE_TITLE)
