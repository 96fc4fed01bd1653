import type { ReportDefinition } from '../report-definition.rules'
import { count, share } from './columns.rules'

/**
 * How long orders stayed in their stages: business days of nine hours, each stay in the month in which it ended; one after a
 * rollback is a new one. A stay is late when the order left after the deadline of the turn that ended with it; of stays from
 * before deadlines were recorded nobody knows that.
 */
export const STAGE_TIMES_REPORT = {
  key: 'stage-times',
  title: 'Tempo por etapa',
  fileName: 'tempo-por-etapa',
  explanation:
    'Quantos dias úteis os pedidos ficaram em cada etapa, no mês em que saíram dela. Cada volta à etapa conta de novo. A parte atrasada é das saídas com prazo registrado.',
  permission: 'dashboard:read',
  hasPeriod: true,
  filters: ['company_id', 'seller_id'],
  groups: [
    { key: 'stage', label: 'Etapa', chart: { kind: 'bars', x: 'stage', series: ['mean_days'] } },
    { key: 'month_stage', label: 'Mês e etapa', chart: { kind: 'columns', x: 'month', series: ['stays', 'late'] } },
    { key: 'seller', label: 'Responsável', chart: { kind: 'bars', x: 'seller', series: ['mean_days'] } },
  ],
  columns: [
    { key: 'month', label: 'Mês', unit: 'month', groups: ['month_stage'] },
    { key: 'stage', label: 'Etapa', unit: 'text', groups: ['stage', 'month_stage'] },
    { key: 'seller', label: 'Responsável', unit: 'text', groups: ['seller'] },
    count('stays', 'Saídas'),
    { key: 'mean_days', label: 'Média em dias úteis', unit: 'days', quotient: { of: 'minutes', by: 'stays' } },
    { key: 'median_days', label: 'Mediana', unit: 'days' },
    { key: 'p90_days', label: '9 em 10 até', unit: 'days' },
    { ...count('late', 'Atrasadas'), tone: 'late' },
    share('late_share', 'Parte atrasada', 'late', 'due'),
  ],
  references: ['seller_id'],
} as const satisfies ReportDefinition
