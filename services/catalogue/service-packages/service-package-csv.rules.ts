import { type CsvColumn, csvDecimal } from '@/services/format/csv.rules'
import { sheetOf } from '@/services/http/import.rules'
import type { ManagedServicePackage } from './service-packages.schema'

/** What the columns of the service packages' file are called that an import reads too. */
export const SERVICE_PACKAGE_TITLE = {
  number: 'Nº do pacote',
  simulator_id: 'Simulador',
  position: 'Ordem',
  name: 'Pacote',
  description: 'Descrição',
  features: 'O que traz',
  monthly_fee_per_unit: 'Por item, por mês (R$)',
  active: 'Situação',
} as const

const T = SERVICE_PACKAGE_TITLE

/** The list of service packages as a file; one that was edited in a spreadsheet can be imported again. */
export const SERVICE_PACKAGE_COLUMNS: readonly CsvColumn<ManagedServicePackage>[] = [
  { title: T.number, value: ({ id }) => id },
  { title: T.simulator_id, value: ({ simulator }) => simulator.name },
  { title: T.position, value: ({ position }) => position },
  { title: T.name, value: ({ name }) => name },
  { title: T.description, value: ({ description }) => description },
  { title: T.features, value: ({ features }) => features.join('\n') },
  { title: T.monthly_fee_per_unit, value: ({ monthly_fee_per_unit }) => csvDecimal(monthly_fee_per_unit) },
  { title: 'Já vem escolhido', value: ({ is_default }) => (is_default ? 'Sim' : 'Não') },
  { title: 'Simulações em andamento', value: ({ quotations_count }) => quotations_count },
  { title: 'Pedidos', value: ({ orders_count }) => orders_count },
  { title: T.active, value: ({ active }) => (active ? 'Ativo' : 'Desativado') },
]

/** What an import reads, and what it passes over. */
export const SERVICE_PACKAGE_SHEET = sheetOf(SERVICE_PACKAGE_COLUMNS, SERVICE_PACKAGE_TITLE)
