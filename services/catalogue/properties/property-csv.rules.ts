import type { CsvColumn } from '@/services/format/csv.rules'
import { sheetOf } from '@/services/http/import.rules'
import { propertyCell } from '../products/product-cells.rules'
import type { PropertyDetail } from './properties.schema'

/** What the columns of the properties' file are called that an import reads too. */
export const PROPERTY_TITLE = {
  number: 'Nº da propriedade',
  property_type_id: 'Tipo',
  name: 'Nome',
  description: 'Descrição',
  hex_color: 'Cor',
  simulator_ids: 'Simuladores',
  replace_ids: 'Também atendida por',
  active: 'Situação',
} as const

const T = PROPERTY_TITLE

/** A name takes one line of a cell. */
const onOneLine = ({ name }: { name: string }): string => name.replace(/\s+/g, ' ')

/** The list of properties as a file; one that was edited in a spreadsheet can be imported again. */
export const PROPERTY_COLUMNS: readonly CsvColumn<PropertyDetail>[] = [
  { title: T.number, value: ({ id }) => id },
  { title: T.property_type_id, value: ({ property_type }) => property_type.name },
  { title: T.name, value: ({ name }) => name },
  { title: T.description, value: ({ description }) => description },
  { title: T.hex_color, value: ({ hex_color }) => hex_color },
  { title: T.simulator_ids, value: ({ simulators }) => simulators.map(onOneLine).join('\n') },
  {
    title: T.replace_ids,
    // They are of the same type; another type may have an answer of the same name.
    value: ({ property_type, replaces }) =>
      replaces.map(({ name }) => propertyCell({ type: property_type.name, name })).join('\n'),
  },
  { title: 'Produtos', value: ({ products_count }) => products_count },
  { title: T.active, value: ({ active }) => (active ? 'Ativa' : 'Desativada') },
]

/** What an import reads, and what it passes over. */
export const PROPERTY_SHEET = sheetOf(PROPERTY_COLUMNS, PROPERTY_TITLE)
