import { formatLongMonth } from '@/services/format/format.rules'
import type { ReportRow, ReportUnit, ReportValue } from './report-definition.rules'
import { monthsOf } from './report-period.rules'
import type { Report } from './reports.schema'

/** What must catch the eye, and what is there for completeness; all else is told apart by its place. */
export type SeriesTone = 'late' | 'quiet'

const TONES: ReadonlyMap<string, SeriesTone> = new Map([
  ['late', 'late'],
  ['damaged', 'late'],
  ['days_1_15', 'late'],
  ['days_16_30', 'late'],
  ['days_31_60', 'late'],
  ['days_over_60', 'late'],
  ['uncollectible', 'quiet'],
  ['missing', 'quiet'],
])

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
  unit: ReportUnit
  /** The largest first. Both sums together are what is written beside the bar, null where nothing can be said. */
  bars: { key: string; label: string; plain: number; late: number; value: number | null }[]
  /** Rows that have no bar. */
  left: number
  /** Whether some of a bar is late. */
  hasLate: boolean
}

/**
 * What the chart of a report draws, of the very rows and totals of its table (docs: `ReportChart`); undefined where there is
 * nothing to draw: no rows, or more than the screen has. Money in reais.
 */
export function drawnChart(report: Report): DrawnColumns | DrawnBars | undefined {
  const { chart, rows, columns } = report
  if (rows.length === 0) return undefined
  const series = chart.series.flatMap((key) => columns.find((column) => column.key === key) ?? [])
  const [first] = series
  if (!first) return undefined
  if (chart.kind === 'totals') return totalBars(report, series)
  if (chart.x === null || !columns.some(({ key }) => key === chart.x)) return undefined
  if (chart.kind === 'bars') return rowBars(rows, chart.x, series)
  return monthColumns(report, chart.x, series)
}

type Drawn = readonly Report['columns'][number][]

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
    places: months.map((month) => ({
      long: formatLongMonth(`${month}-01`),
      short: formatLongMonth(`${month}-01`).slice(0, 3),
    })),
    series: series.map(({ key, label }) => ({
      name: label,
      tone: TONES.get(key),
      values: months.map((month) => valueIn(month, key)),
    })),
  }
}

function rowBars(rows: readonly ReportRow[], x: string, series: Drawn): DrawnBars {
  const bars = rows
    .map((row, at) => ({
      key: `${String(at)} ${String(row[x])}`,
      label: String(row[x] ?? '–'),
      ...partsOf([row], series),
    }))
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))
  return asBars(bars, series)
}

function totalBars({ totals }: Report, series: Drawn): DrawnBars {
  return asBars(
    series.map((column) => ({ key: column.key, label: column.label, ...partsOf([totals], [column]) })),
    series,
  )
}

function asBars(bars: DrawnBars['bars'], series: Drawn): DrawnBars {
  return {
    kind: 'bars',
    unit: series[0]?.unit ?? 'number',
    bars: bars.slice(0, MOST_BARS),
    left: Math.max(0, bars.length - MOST_BARS),
    hasLate: series.some(({ key }) => TONES.get(key) === 'late'),
  }
}

function partsOf(rows: readonly ReportRow[], series: Drawn) {
  const sums = series.map(({ key }) => ({ late: TONES.get(key) === 'late', value: sumOf(rows, key) }))
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

const isKnown = (value: ReportValue | undefined): boolean => value !== null && value !== undefined
const toCents = (value: string | number): number => Math.round(Number(value) * 100)
const fromCents = (cents: number): number => cents / 100
