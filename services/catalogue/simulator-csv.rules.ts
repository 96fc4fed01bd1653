import type { CsvColumn } from '@/services/format/csv.rules'
import type { SimulatorSummary } from './simulators.schema'

/** The list of simulators as a file. */
export const SIMULATOR_COLUMNS: readonly CsvColumn<SimulatorSummary>[] = [
  { title: 'Posição', value: ({ order }) => order },
  { title: 'Nome', value: ({ name }) => name },
  { title: 'Descrição', value: ({ description }) => description },
  { title: 'Perguntas', value: ({ steps_count }) => steps_count },
  { title: 'Tipos de produto', value: ({ product_types }) => product_types.map(({ name }) => name).join(', ') },
  { title: 'Produtos ativos', value: ({ products_count }) => products_count },
  { title: 'Planos ativos', value: ({ plans_count }) => plans_count },
  { title: 'Pacotes ativos', value: ({ service_packages_count }) => service_packages_count },
  { title: 'Simulações em andamento', value: ({ open_quotations }) => open_quotations },
  { title: 'Falta para ativar', value: ({ missing }) => missing.join(', ') },
  { title: 'Situação', value: ({ active }) => (active ? 'Ativo' : 'Desativado') },
]
