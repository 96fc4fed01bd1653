import { lowerFirst, monthNames } from '@/services/format/format.rules'
import type { ReportColumn, ReportRow, ReportUnit, ReportValue, SeriesTone } from './report-definition.rules'
import { monthsOf } from './report-period.rules'
import type { Report } from './reports.schema'

/** More bars than these are no longer compared at a glance: the largest are drawn. */
export const MOST_BARS = 12

type DrawnColumns = {
  kind: 'columns'
  isStacked: boolean
  unit: ReportUnit
  places: { long: string; short: string }[]
  series: { name: string; tone?: SeriesTone; values: (number | null)[] }[]
}

type DrawnBars = {
  kind: 'bars'
  /** "Média em dias úteis por etapa", "Por cliente" of several parts; null where the report's title says it. */
  title: string | null
  unit: ReportUnit
  /** The largest first. Both sums together are what is written beside the bar, null where nothing can be said. */
  bars: { key: string; label: string; plain: number; late: number; value: number | null }[]
  /** Rows that have no bar. */
  left: number
  /** What the late part of a bar is: "Vencido"; null where no bar has one, or each bar is named by its series. */
  lateName: string | null
}

/**
 * What the chart of a report draws, of the very rows and totals of its table (docs: `ReportChart`); undefined where there is
 * nothing to draw: no rows, or more than the screen has. Money in reais.
 * @param columns the columns of the report's definition
 */
export function drawnChart(report: Report, columns: readonly ReportColumn[]): DrawnColumns | DrawnBars | undefined {
  const { chart, rows } = report
  if (rows.length === 0) return undefined
  const series = chart.series.flatMap((key) => columns.find((column) => column.key === key) ?? [])
  if (series.length === 0) return undefined
  if (chart.kind === 'totals') return totalBars(report, series)
  const x = columns.find(({ key }) => key === chart.x)
  if (!x) return undefined
  return chart.kind === 'bars' ? rowBars(rows, x, series) : monthColumns(report, x.key, series)
}

type Drawn = readonly ReportColumn[]

/** Every month from the first to the last that has rows; in one without rows a sum is 0. */
function monthColumns({ chart, rows, totals }: Report, x: string, series: Drawn): DrawnColumns {
  const byMonth = Map.groupBy(rows, (row) => String(row[x]))
  const known = [...byMonth.keys()].toSorted((one, other) => one.localeCompare(other))
  const [from = '', to = ''] = [known[0], known.at(-1)]
  const months = monthsOf({ from, to }).toReversed()
  const valueIn = (month: string, key: string): number | null => {
    const ofMonth = byMonth.get(month)
    return ofMonth ? sumOf(ofMonth, key) : totals[key] === undefined ? null : 0
  }
  return {
    kind: 'columns',
    isStacked: chart.kind === 'stacked',
    unit: series[0]?.unit ?? 'number',
    places: months.map(monthNames),
    series: series.map(({ key, label, tone }) => ({
      name: label,
      tone,
      values: months.map((month) => valueIn(month, key)),
    })),
  }
}

function rowBars(rows: readonly ReportRow[], { key: x, label }: ReportColumn, series: Drawn): DrawnBars {
  const bars = rows
    .map((row, at) => ({
      key: `${String(at)} ${String(row[x])}`,
      label: String(row[x] ?? '–'),
      ...partsOf([row], series),
    }))
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))
  const late = series.filter(isLate).map(({ label }) => label)
  return {
    ...asBars(bars, series),
    title: titleOf(series, label),
    lateName: late.length === 0 ? null : late.join(', '),
  }
}

function totalBars({ totals }: Report, series: Drawn): DrawnBars {
  return asBars(
    series.map((column) => ({ key: column.key, label: column.label, ...partsOf([totals], [column]) })),
    series,
  )
}

const titleOf = ([first, ...others]: Drawn, of: string): string =>
  first && others.length === 0 ? `${first.label} por ${lowerFirst(of)}` : `Por ${lowerFirst(of)}`

function asBars(bars: DrawnBars['bars'], series: Drawn): DrawnBars {
  return {
    kind: 'bars',
    title: null,
    lateName: null,
    unit: series[0]?.unit ?? 'number',
    bars: bars.slice(0, MOST_BARS),
    left: Math.max(0, bars.length - MOST_BARS),
  }
}

function partsOf(rows: readonly ReportRow[], series: Drawn) {
  const sums = series.map((column) => ({ late: isLate(column), value: sumOf(rows, column.key) }))
  const sum = (wanted: typeof sums): number =>
    fromCents(wanted.reduce((all, { value }) => all + toCents(value ?? 0), 0))
  const known = sums.filter(({ value }) => value !== null)
  return {
    plain: sum(known.filter(({ late }) => !late)),
    late: sum(known.filter(({ late }) => late)),
    value: known.length === 0 ? null : sum(known),
  }
}

/** In hundredths, so that cents add up; null where no row has a value. */
function sumOf(rows: readonly ReportRow[], key: string): number | null {
  const known = rows.map((row) => row[key]).filter((value): value is string | number => isKnown(value))
  return known.length === 0 ? null : fromCents(known.reduce((sum: number, value) => sum + toCents(value), 0))
}

const isLate = ({ tone }: ReportColumn): boolean => tone === 'late'
const isKnown = (value: ReportValue | undefined): boolean => value !== null && value !== undefined
const toCents = (value: string | number): number => Math.round(Number(value) * 100)
const fromCents = (cents: number): number => cents / 100
