import { csvDecimal, type CsvColumn } from '@/services/format/csv.rules'
import { formatMoney, formatMonth, once } from '@/services/format/format.rules'
import type { ReportColumn, ReportRow, ReportUnit, ReportValue } from './report-definition.rules'

const upToOneDecimal = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }))
const oneDecimal = once(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

/** Where nothing can be said. */
const NOTHING = '–'

/** A value as people read it: `R$ 1.234,56`, `85,7%`, `11/2026`; a dash for null. */
export function formatReportValue(unit: ReportUnit, value: ReportValue): string {
  if (value === null) return NOTHING
  if (unit === 'money') return formatMoney(value)
  if (unit === 'month') return formatMonth(`${value}-01`)
  if (typeof value === 'string') return value
  if (unit === 'percent') return `${upToOneDecimal().format(value)}%`
  return (unit === 'number' ? upToOneDecimal : oneDecimal)().format(value)
}

/** The columns of the CSV: those of the table. Money and numbers are plain, so that a spreadsheet counts with them. */
export const csvColumnsOf = (columns: readonly ReportColumn[]): CsvColumn<ReportRow>[] =>
  columns.map(({ key, label, unit }) => ({
    title: unit === 'percent' ? `${label} (%)` : label,
    value: (row) => toCsvCell(unit, row[key] ?? null),
  }))

function toCsvCell(unit: ReportUnit, value: ReportValue): ReportValue {
  if (typeof value !== 'string') return value
  if (unit === 'money') return csvDecimal(value)
  return unit === 'month' ? formatMonth(`${value}-01`) : value
}

const short = once(() => new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 }))

/** A value on the axis of a chart: `R$ 25 mil`, `40%`, `1,5`. Money in reais. */
export function formatReportAxis(unit: ReportUnit, value: number): string {
  if (unit === 'money') return `R$ ${short().format(value)}`
  return unit === 'percent' ? `${upToOneDecimal().format(value)}%` : short().format(value)
}
