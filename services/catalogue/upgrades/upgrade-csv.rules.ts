import { type CsvColumn, csvDecimal } from '@/services/format/csv.rules'
import { numberedCell } from '@/services/http/cells.rules'
import { sheetOf } from '@/services/http/import.rules'
import type { Upgrade } from './upgrades.schema'

/** What the columns of the upgrades' file are called that an import reads too. */
export const UPGRADE_TITLE = {
  number: 'Nº do upgrade',
  name: 'Nome',
  description: 'Descrição',
  monthly_fee: 'Valor por unidade e mês (R$)',
  product_type_ids: 'Tipos de produto',
  product_ids: 'Outros produtos',
  position: 'Posição',
  active: 'Situação',
} as const

const T = UPGRADE_TITLE

/** The list of upgrades as a file; one that was edited in a spreadsheet can be imported again. */
export const UPGRADE_COLUMNS: readonly CsvColumn<Upgrade>[] = [
  { title: T.number, value: ({ id }) => id },
  { title: T.name, value: ({ name }) => name },
  { title: T.description, value: ({ description }) => description },
  { title: T.monthly_fee, value: ({ monthly_fee }) => csvDecimal(monthly_fee) },
  { title: T.product_type_ids, value: ({ product_types }) => product_types.map(({ name }) => name).join('\n') },
  { title: T.product_ids, value: ({ products }) => products.map(numberedCell).join('\n') },
  { title: 'Produtos em oferta', value: ({ products_count }) => products_count },
  { title: 'Simulações em andamento', value: ({ quotations_count }) => quotations_count },
  { title: 'Pedidos', value: ({ orders_count }) => orders_count },
  { title: T.position, value: ({ position }) => position },
  { title: T.active, value: ({ active }) => (active ? 'Ativo' : 'Desativado') },
]

/** What an import reads, and what it passes over. */
export const UPGRADE_SHEET = sheetOf(UPGRADE_COLUMNS, UPGRADE_TITLE)
