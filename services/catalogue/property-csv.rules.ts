import type { CsvColumn } from '@/services/format/csv.rules'
import type { PropertyDetail } from './properties.schema'

const namesOf = (things: readonly { name: string }[]): string => things.map(({ name }) => name).join(', ')

/** The list of properties as a file. */
export const PROPERTY_COLUMNS: readonly CsvColumn<PropertyDetail>[] = [
  { title: 'Tipo', value: ({ property_type }) => property_type.name },
  { title: 'Nome', value: ({ name }) => name },
  { title: 'Descrição', value: ({ description }) => description },
  { title: 'Cor', value: ({ hex_color }) => hex_color },
  { title: 'Simuladores', value: ({ simulators }) => namesOf(simulators) },
  { title: 'Também atendida por', value: ({ replaces }) => namesOf(replaces) },
  { title: 'Produtos', value: ({ products_count }) => products_count },
  { title: 'Situação', value: ({ active }) => (active ? 'Ativa' : 'Desativada') },
]
