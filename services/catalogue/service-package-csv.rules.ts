import { csvDecimal, type CsvColumn } from '@/services/format/csv.rules'
import type { ManagedPackage } from './service-packages.schema'

/** The list of service packages as a file. */
export const SERVICE_PACKAGE_COLUMNS: readonly CsvColumn<ManagedPackage>[] = [
  { title: 'Simulador', value: ({ simulator }) => simulator.name },
  { title: 'Ordem', value: ({ position }) => position },
  { title: 'Pacote', value: ({ name }) => name },
  { title: 'Descrição', value: ({ description }) => description },
  { title: 'O que traz', value: ({ features }) => features.join(', ') },
  { title: 'Por item, por mês (R$)', value: ({ monthly_fee_per_unit }) => csvDecimal(monthly_fee_per_unit) },
  { title: 'Já vem escolhido', value: ({ is_default }) => (is_default ? 'Sim' : 'Não') },
  { title: 'Simulações em andamento', value: ({ quotations_count }) => quotations_count },
  { title: 'Pedidos', value: ({ orders_count }) => orders_count },
  { title: 'Situação', value: ({ active }) => (active ? 'Ativo' : 'Desativado') },
]
