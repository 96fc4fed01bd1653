import type { ReportDefinition } from '../report-definition.rules'
import { count, share } from './columns.rules'

const CONDITIONS = ['good', 'worn', 'damaged', 'missing'] as const

/** Units that came back, by the condition in which their appraisal found them and by its month. */
export const RETURNS_REPORT = {
  key: 'returns',
  title: 'Devoluções por condição',
  fileName: 'devolucoes-por-condicao',
  explanation:
    'As unidades avaliadas em cada mês, pela condição em que foram encontradas. Avaliações desfeitas não contam.',
  permission: 'dashboard:read',
  hasPeriod: true,
  filters: ['company_id', 'product_id'],
  groups: [
    { key: 'month', label: 'Mês', everyMonth: true, chart: { kind: 'stacked', x: 'month', series: CONDITIONS } },
    { key: 'product', label: 'Produto', chart: { kind: 'bars', x: 'product', series: CONDITIONS } },
  ],
  columns: [
    { key: 'month', label: 'Mês', unit: 'month', groups: ['month'] },
    { key: 'product', label: 'Produto', unit: 'text', groups: ['product'] },
    count('appraised', 'Avaliadas'),
    count('good', 'Em bom estado'),
    count('worn', 'Desgaste normal'),
    { ...count('damaged', 'Com avaria'), tone: 'late' },
    { ...count('missing', 'Não devolvidas'), tone: 'quiet' },
    share('damage_share', 'Parte com avaria', 'damaged', 'appraised'),
  ],
  references: ['product_id'],
} as const satisfies ReportDefinition
