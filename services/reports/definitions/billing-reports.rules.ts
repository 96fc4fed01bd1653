import type { ReportChart, ReportDefinition } from '../report-definition.rules'
import { count, money } from './columns.rules'

const PARTS = ['paid', 'credited', 'open', 'late', 'uncollectible'] as const

const partsBy = (x: string): ReportChart => ({ kind: 'stacked', x, series: PARTS })

/**
 * What was billed for each month. An invoice's total is the sum of its parts: paid, lessened by credit notes, open, late and
 * uncollectible. What was paid beyond the total is no part of it: charges for late payment, or credit that lessens a later
 * invoice.
 */
export const BILLING_REPORT = {
  key: 'billing',
  title: 'Faturamento por mês e cliente',
  fileName: 'faturamento',
  explanation:
    'O que foi faturado em cada competência: pago, abatido por notas de crédito, a vencer, vencido e incobrável somam o emitido. Rascunhos e canceladas ficam de fora.',
  permission: 'invoices:manage',
  hasPeriod: true,
  filters: ['company_id'],
  groups: [
    { key: 'month_company', label: 'Mês e cliente', chart: partsBy('month') },
    { key: 'month', label: 'Mês', chart: partsBy('month'), everyMonth: true },
    { key: 'company', label: 'Cliente', chart: { kind: 'bars', x: 'company', series: PARTS } },
  ],
  columns: [
    { key: 'month', label: 'Competência', unit: 'month', groups: ['month_company', 'month'] },
    { key: 'company', label: 'Cliente', unit: 'text', groups: ['month_company', 'company'] },
    count('invoices', 'Faturas'),
    money('issued', 'Emitido'),
    money('paid', 'Pago'),
    money('credited', 'Abatido por crédito'),
    money('open', 'A vencer'),
    { ...money('late', 'Vencido'), tone: 'late' },
    { ...money('uncollectible', 'Incobrável'), tone: 'quiet' },
  ],
  references: ['company_id'],
} as const satisfies ReportDefinition

const AGES = ['not_due', 'days_1_15', 'days_16_30', 'days_31_60', 'days_over_60'] as const

/** What is open now, by the days since the due day that counts (`current_due_on`); late as in the list of invoices. */
export const RECEIVABLES_REPORT = {
  key: 'receivables',
  title: 'Recebíveis por idade',
  fileName: 'recebiveis',
  explanation:
    'O que está em aberto hoje, por dias de atraso desde o vencimento em vigor. Encargos por atraso e faturas incobráveis ficam de fora.',
  permission: 'invoices:manage',
  hasPeriod: false,
  filters: ['company_id'],
  groups: [{ key: 'company', label: 'Cliente', chart: { kind: 'totals', x: null, series: AGES } }],
  columns: [
    { key: 'company', label: 'Cliente', unit: 'text' },
    count('invoices', 'Faturas'),
    money('not_due', 'A vencer'),
    { ...money('days_1_15', '1 a 15 dias'), tone: 'late' },
    { ...money('days_16_30', '16 a 30 dias'), tone: 'late' },
    { ...money('days_31_60', '31 a 60 dias'), tone: 'late' },
    { ...money('days_over_60', 'Mais de 60 dias'), tone: 'late' },
    money('total', 'Em aberto'),
  ],
  references: ['company_id'],
} as const satisfies ReportDefinition
