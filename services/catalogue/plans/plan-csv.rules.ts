import { type CsvColumn, csvDecimal } from '@/services/format/csv.rules'
import { sheetOf } from '@/services/http/import.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { priceOfHundred } from './plan-prices.rules'
import type { ManagedPlan } from './plans.schema'

/** What the columns of the plans' file are called that an import reads too. */
export const PLAN_TITLE = {
  number: 'Nº do plano',
  simulator_id: 'Simulador',
  duration_months: 'Prazo (meses)',
  description: 'Descrição',
  factor: 'Fator',
  active: 'Situação',
} as const

const T = PLAN_TITLE

/** The list of plans as a file; one that was edited in a spreadsheet can be imported again. */
export const PLAN_COLUMNS: readonly CsvColumn<ManagedPlan>[] = [
  { title: T.number, value: ({ id }) => id },
  { title: T.simulator_id, value: ({ simulator }) => simulator.name },
  { title: T.duration_months, value: ({ duration_months }) => duration_months },
  { title: T.description, value: ({ description }) => description },
  { title: T.factor, value: ({ factor }) => csvDecimal(factor) },
  { title: 'Produto de R$ 100,00 (R$)', value: ({ factor }) => csvDecimal(toDecimal(priceOfHundred(factor))) },
  { title: 'Simulações em andamento', value: ({ quotations_count }) => quotations_count },
  { title: 'Pedidos', value: ({ orders_count }) => orders_count },
  { title: T.active, value: ({ active }) => (active ? 'Ativo' : 'Desativado') },
]

/** What an import reads, and what it passes over. */
export const PLAN_SHEET = sheetOf(PLAN_COLUMNS, PLAN_TITLE)
