import type { ReportDefinition } from '../report-definition.rules'
import { count, share } from './columns.rules'

/** Unit-days of our stock and those of them that were rented, from the figures of the months: the dashboard's occupancy in full. */
export const OCCUPANCY_REPORT = {
  key: 'occupancy',
  title: 'Ocupação por produto e mês',
  fileName: 'ocupacao',
  explanation:
    'De todos os dias das unidades da Arrenda, quantos foram locados. Cada unidade conta um dia por dia; manutenção e espera contam como não locados. O mês atual vai até hoje.',
  permission: 'dashboard:read',
  hasPeriod: true,
  filters: ['product_id'],
  groups: [
    { key: 'month', label: 'Mês', everyMonth: true, chart: { kind: 'columns', x: 'month', series: ['occupancy'] } },
    { key: 'product', label: 'Produto', chart: { kind: 'bars', x: 'product', series: ['occupancy'] } },
    {
      ...{ key: 'month_product', label: 'Mês e produto' },
      chart: { kind: 'columns', x: 'month', series: ['owned_days', 'rented_days'] },
    },
  ],
  columns: [
    { key: 'month', label: 'Mês', unit: 'month', groups: ['month', 'month_product'] },
    { key: 'product', label: 'Produto', unit: 'text', groups: ['product', 'month_product'] },
    count('owned_days', 'Dias de unidades'),
    count('rented_days', 'Dias locados'),
    share('occupancy', 'Ocupação', 'rented_days', 'owned_days'),
  ],
  references: ['product_id'],
} as const satisfies ReportDefinition
