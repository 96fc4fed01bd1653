import type { ReportDefinition } from '../report-definition.rules'
import { count, share } from './columns.rules'

/**
 * Tickets by what happened to them in the months of the period: opened, closed, first responses and solutions by the month in
 * which they were due, ratings by the month in which they were given. Merged tickets count in the one where they go on.
 */
export const TICKETS_REPORT = {
  key: 'tickets',
  title: 'Chamados, prazos e avaliações',
  fileName: 'atendimento',
  explanation:
    'O que aconteceu em cada mês. Respostas e soluções contam no mês do prazo. A taxa de defeito divide os chamados de defeito abertos no período pelas unidades em uso hoje.',
  permission: 'dashboard:read',
  hasPeriod: true,
  filters: ['company_id', 'product_id'],
  groups: [
    {
      ...{ key: 'month', label: 'Mês', everyMonth: true },
      chart: { kind: 'columns', x: 'month', series: ['opened', 'closed'] },
    },
    { key: 'category', label: 'Categoria', chart: { kind: 'bars', x: 'category', series: ['opened'] } },
    { key: 'product', label: 'Produto', chart: { kind: 'bars', x: 'product', series: ['defect_rate'] } },
  ],
  columns: [
    { key: 'month', label: 'Mês', unit: 'month', groups: ['month'] },
    { key: 'category', label: 'Categoria', unit: 'text', groups: ['category'] },
    { key: 'product', label: 'Produto', unit: 'text', groups: ['product'] },
    count('opened', 'Abertos'),
    count('closed', 'Encerrados'),
    count('responses', 'Respostas'),
    share('responses_in_time', 'Respostas no prazo', 'answered', 'responses'),
    count('solutions', 'Soluções'),
    share('solutions_in_time', 'Soluções no prazo', 'solved', 'solutions'),
    count('ratings', 'Avaliações'),
    { key: 'rating', label: 'Nota média', unit: 'score', quotient: { of: 'points', by: 'ratings' } },
    { ...count('defects', 'Defeitos'), groups: ['month', 'product'] },
    { ...count('units', 'Unidades em uso'), groups: ['product'] },
    { ...share('defect_rate', 'Taxa de defeito', 'defects', 'units'), groups: ['product'] },
  ],
  references: ['product_id'],
} as const satisfies ReportDefinition
