import type { ReportDefinition } from '../report-definition.rules'
import { count, money } from './columns.rules'

const BY_UNIT = ['address', 'person', 'label']

/**
 * What a company was billed for the months of a period, for its managers: credit notes are subtracted. By address, person or label
 * it is what each unit cost, where and with whom it was when the measured days ended; what belongs to no unit (coupons, upgrades,
 * services in all, corrections) is a row of its own, so that all rows together are the invoices.
 */
export const COST_REPORT = {
  key: 'costs',
  title: 'Custos',
  fileName: 'custos',
  explanation:
    'O que foi faturado para a sua empresa em cada competência, menos as notas de crédito. Rascunhos ficam de fora. Por endereço, pessoa ou etiqueta, cada equipamento conta onde e com quem estava no fim dos dias cobrados.',
  permission: 'costs:read',
  ofActiveCompany: true,
  hasPeriod: true,
  filters: [],
  groups: [
    {
      ...{ key: 'month', label: 'Mês', everyMonth: true },
      chart: { kind: 'stacked', x: 'month', series: ['rental', 'service', 'other'] },
    },
    { key: 'address', label: 'Endereço', chart: { kind: 'bars', x: 'address', series: ['total'] } },
    { key: 'person', label: 'Pessoa', chart: { kind: 'bars', x: 'person', series: ['total'] } },
    { key: 'label', label: 'Etiqueta', chart: { kind: 'bars', x: 'label', series: ['total'] } },
  ],
  columns: [
    { key: 'month', label: 'Competência', unit: 'month', groups: ['month'] },
    { key: 'address', label: 'Endereço', unit: 'text', groups: ['address'] },
    { key: 'person', label: 'Pessoa', unit: 'text', groups: ['person'] },
    { key: 'label', label: 'Etiqueta', unit: 'text', groups: ['label'] },
    { ...count('invoices', 'Faturas'), groups: ['month'] },
    { key: 'units', label: 'Equipamentos', unit: 'number', groups: BY_UNIT },
    money('rental', 'Locação'),
    money('service', 'Serviços'),
    money('other', 'Outros lançamentos'),
    money('total', 'Total'),
  ],
  references: [],
} as const satisfies ReportDefinition
