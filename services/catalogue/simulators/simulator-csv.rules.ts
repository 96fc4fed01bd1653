import type { CsvColumn } from '@/services/format/csv.rules'
import { sheetOf } from '@/services/http/import.rules'
import { imageCell, productTypeCell } from './simulator-cells.rules'
import type { SimulatorSummary } from './simulators.schema'

/** Titles of the columns that an import reads. */
export const SIMULATOR_TITLE = {
  number: 'Nº do simulador',
  order: 'Posição',
  name: 'Nome',
  description: 'Descrição',
  image: 'Imagem',
  kinds: 'Tipos de produto',
  active: 'Situação',
} as const

const T = SIMULATOR_TITLE

/** The CSV file of the simulators; an edited export can be imported again. */
export const SIMULATOR_COLUMNS: readonly CsvColumn<SimulatorSummary>[] = [
  { title: T.number, value: ({ id }) => id },
  { title: T.order, value: ({ order }) => order },
  { title: T.name, value: ({ name }) => name },
  { title: T.description, value: ({ description }) => description },
  { title: T.image, value: ({ image }) => imageCell(image) },
  { title: T.kinds, value: ({ product_types }) => product_types.map(productTypeCell).join('\n') },
  { title: 'Perguntas', value: ({ steps_count }) => steps_count },
  { title: 'Produtos ativos', value: ({ products_count }) => products_count },
  { title: 'Planos ativos', value: ({ plans_count }) => plans_count },
  { title: 'Pacotes ativos', value: ({ service_packages_count }) => service_packages_count },
  { title: 'Simulações em andamento', value: ({ open_quotations }) => open_quotations },
  { title: 'Falta para ativar', value: ({ missing }) => missing.join(', ') },
  { title: T.active, value: ({ active }) => (active ? 'Ativo' : 'Desativado') },
]

/** The columns that an import reads, and those it ignores. */
export const SIMULATOR_SHEET = sheetOf(SIMULATOR_COLUMNS, SIMULATOR_TITLE)
