import { csvDecimal, type CsvColumn } from '@/services/format/csv.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { priceOfHundred } from './plan-preview.rules'
import type { ManagedPlan } from './plans.schema'

/** The list of plans as a file. */
export const PLAN_COLUMNS: readonly CsvColumn<ManagedPlan>[] = [
  { title: 'Simulador', value: ({ simulator }) => simulator.name },
  { title: 'Prazo (meses)', value: ({ duration_months }) => duration_months },
  { title: 'Descrição', value: ({ description }) => description },
  { title: 'Fator', value: ({ factor }) => csvDecimal(factor) },
  { title: 'Produto de R$ 100,00 (R$)', value: ({ factor }) => csvDecimal(toDecimal(priceOfHundred(factor))) },
  { title: 'Simulações em andamento', value: ({ quotations_count }) => quotations_count },
  { title: 'Pedidos', value: ({ orders_count }) => orders_count },
  { title: 'Situação', value: ({ active }) => (active ? 'Ativo' : 'Desativado') },
]
