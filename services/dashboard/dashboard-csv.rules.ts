import { csvDecimal } from '@/services/format/csv.rules'
import { formatMonth } from '@/services/format/format.rules'
import { STAGE_LABEL } from '@/services/orders/workflow/stages.rules'
import { AGE_LABEL } from './receivable-ages.rules'
import type { DashboardSection } from './dashboard-sections.rules'
import type { Dashboard } from './dashboard.schema'

export type Cell = string | number | null

/** What a section is as a table; `name` is that of the file, without the day. */
export type SectionTable = { name: string; titles: readonly string[]; rows: readonly (readonly Cell[])[] }

const monthCell = (month: string): string => formatMonth(`${month}-01`)

const TABLES: Record<DashboardSection, (dashboard: Dashboard) => SectionTable> = {
  indicators: ({ contracted_fee, running_fee, before_delivery, delivery_days, occupancy }) => ({
    name: 'painel-indicadores',
    titles: [
      'Mês',
      'Receita mensal contratada',
      'Receita em locação',
      'Pedidos antes da entrega',
      'Dias do aceite à entrega',
      'Ocupação (%)',
    ],
    rows: contracted_fee.series.map(({ month, value }, at) => [
      monthCell(month),
      csvDecimal(value),
      csvDecimal(running_fee.series[at]?.value ?? ''),
      before_delivery.series[at]?.value ?? null,
      delivery_days.series[at]?.value ?? null,
      occupancy.series[at]?.value ?? null,
    ]),
  }),
  rented: ({ rented_by_month }) => {
    const names = rented_by_month[0]?.types.map(({ name }) => name) ?? []
    return {
      name: 'painel-equipamentos-em-locacao',
      titles: ['Mês', ...names, 'Total'],
      rows: rented_by_month.map(({ month, types }) => {
        const units = types.map((type) => type.units)
        return [monthCell(month), ...units, units.reduce((sum, count) => sum + count, 0)]
      }),
    }
  },
  stages: ({ stages }) => ({
    name: 'painel-etapas',
    titles: ['Etapa', 'Pedidos', 'Atrasados', 'Dias úteis em média'],
    rows: stages.map(({ stage_name, orders, late, mean_days }) => [STAGE_LABEL[stage_name], orders, late, mean_days]),
  }),
  movement: ({ movement }) => ({
    name: 'painel-movimento-da-receita',
    titles: ['Mês', 'No início', 'Novos', 'Expansão', 'Redução', 'Encerrados', 'No fim', 'Saída (%)'],
    rows: movement.map(({ month, begin, expansion, contraction, ended, end, churn, ...of }) => [
      monthCell(month),
      ...[begin, of.new, expansion, contraction, ended, end].map(csvDecimal),
      churn,
    ]),
  }),
  stock: ({ stock }) => ({
    name: 'painel-estoque',
    titles: ['Produto', 'Unidades', 'Locadas', 'Reservadas', 'Disponíveis', 'Ocupação (%)'],
    rows: stock.map(({ product, units, rented, reserved, available, percent }) => [
      product.name,
      ...[units, rented, reserved, available, percent],
    ]),
  }),
  urgent: ({ urgent }) => ({
    name: 'painel-precisa-de-alguem',
    titles: ['Pedido', 'Empresa', 'Etapa', 'O que falta', 'Dias de atraso', 'Grupo'],
    rows: urgent.orders.map(({ order_mask_id, company, stage_name, what, days_late, group }) => [
      ...[order_mask_id, company.corporate_name, STAGE_LABEL[stage_name], what, days_late, group],
    ]),
  }),
  receivables: ({ receivables }) => ({
    name: 'painel-a-receber',
    titles: ['Idade', 'Faturas', 'Valor'],
    rows: (receivables?.ages ?? []).map(({ age, invoices, amount }) => [AGE_LABEL[age], invoices, csvDecimal(amount)]),
  }),
  tickets: ({ tickets }) => ({
    name: 'painel-chamados',
    titles: ['Chamados', 'No prazo', 'De', '%'],
    rows: [
      ['Primeira resposta', tickets.first_response.in_time, tickets.first_response.due, tickets.first_response.percent],
      ['Resolução', tickets.resolution.in_time, tickets.resolution.due, tickets.resolution.percent],
      ['Nota do atendimento', tickets.rating.mean, tickets.rating.answers, null],
      ['Trocas por defeito', tickets.exchanges.count, null, tickets.exchanges.percent],
    ],
  }),
}

/** A section as a table: the same rows as its card shows. */
export const sectionTable = (section: DashboardSection, dashboard: Dashboard): SectionTable =>
  TABLES[section](dashboard)
