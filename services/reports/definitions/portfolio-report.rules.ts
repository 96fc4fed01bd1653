import type { ReportDefinition } from '../report-definition.rules'
import { count, money, share } from './columns.rules'

/** How many months ahead the contracts are shown that end then. */
export const MONTHS_AHEAD = 12

/**
 * Contracts by the month in which their term ends: renewed by an accepted addendum, still open, or given back since. Rentals that
 * ended count besides in the month of their end, whatever their term was.
 */
export const PORTFOLIO_REPORT = {
  key: 'portfolio',
  title: 'Carteira de contratos',
  fileName: 'carteira',
  explanation:
    'Os contratos pelo mês em que o prazo termina: quantos foram renovados e quantos ainda estão em aberto. Encerrados contam no mês do encerramento. Num período até o mês atual, aparecem também os 12 meses seguintes.',
  permission: 'dashboard:read',
  hasPeriod: true,
  filters: ['company_id', 'seller_id'],
  groups: [
    { key: 'month', label: 'Mês', chart: { kind: 'columns', x: 'month', series: ['due', 'renewed', 'ended'] } },
    { key: 'seller', label: 'Responsável', chart: { kind: 'bars', x: 'seller', series: ['open_fee'] } },
  ],
  columns: [
    { key: 'month', label: 'Mês', unit: 'month', groups: ['month'] },
    { key: 'seller', label: 'Responsável', unit: 'text', groups: ['seller'] },
    count('due', 'Prazo termina'),
    count('renewed', 'Renovados'),
    count('open', 'Em aberto'),
    share('renewed_share', 'Parte renovada', 'renewed', 'due'),
    money('renewed_fee', 'Mensalidade renovada'),
    money('open_fee', 'Mensalidade em aberto'),
    count('ended', 'Encerrados'),
    money('ended_fee', 'Mensalidade encerrada'),
  ],
  references: ['seller_id'],
} as const satisfies ReportDefinition
