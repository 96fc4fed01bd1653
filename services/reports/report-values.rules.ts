import { OFFICE } from '@/services/orders/office-hours.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { ReportColumn, ReportRow, ReportUnit, ReportValue } from './report-definition.rules'

/** A business day has the hours of the office. */
const MINUTES_A_DAY = (OFFICE.closes - OFFICE.opens) * 60

/** `of ÷ by` with one decimal, rounded half up; null where `by` is 0. Neither is negative. */
const tenths = (of: number, by: number): number | null => (by === 0 ? null : Math.floor((20 * of + by) / (2 * by)) / 10)

/** Business minutes as tenths of a day of nine hours, rounded half up: `180` → `3`. */
export const toBusinessTenths = (minutes: number): number =>
  Math.floor((20 * minutes + MINUTES_A_DAY) / (2 * MINUTES_A_DAY))

/** A quotient in its column's unit: percentages of counts, days of business minutes, means of points. */
function quotientOf(unit: ReportUnit, of: number, by: number): number | null {
  if (unit === 'percent') return tenths(100 * of, by)
  return unit === 'days' ? tenths(of, by * MINUTES_A_DAY) : tenths(of, by)
}

const numberOf = (value: ReportValue | undefined): number => (typeof value === 'number' ? value : 0)

/** The values of these columns of a row, quotients computed. */
function valuesOf(columns: readonly ReportColumn[], row: ReportRow): Record<string, ReportValue> {
  return Object.fromEntries(
    columns.map(({ key, unit, quotient }) => [
      key,
      quotient ? quotientOf(unit, numberOf(row[quotient.of]), numberOf(row[quotient.by])) : (row[key] ?? null),
    ]),
  )
}

/**
 * A row as the API answers it: the values of its columns and what links need.
 * @param row everything that was read, such as the parts of a quotient
 */
export const toReportRow = (
  columns: readonly ReportColumn[],
  references: readonly string[],
  row: ReportRow,
): ReportRow => ({
  ...Object.fromEntries(references.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]]]))),
  ...valuesOf(columns, row),
})

/** The sums of all rows by their columns, money to the cent, and the quotients of these sums. */
export function totalsOf(columns: readonly ReportColumn[], rows: readonly ReportRow[]): Record<string, ReportValue> {
  const summed = columns.filter((column) => column.summed)
  const parts = columns.flatMap(({ quotient }) => (quotient ? [quotient.of, quotient.by] : []))
  const sums: Record<string, ReportValue> = {}
  for (const key of parts) sums[key] = rows.reduce((sum, row) => sum + numberOf(row[key]), 0)
  for (const { key, unit } of summed) sums[key] = sumOf(key, unit, rows)
  return valuesOf(
    columns.filter(({ summed: isSummed, quotient }) => isSummed ?? quotient),
    sums,
  )
}

function sumOf(key: string, unit: ReportUnit, rows: readonly ReportRow[]): ReportValue {
  if (unit !== 'money') return rows.reduce((sum, row) => sum + numberOf(row[key]), 0)
  return toDecimal(rows.reduce((sum, row) => sum + centsOf(row[key]), 0))
}

const centsOf = (value: ReportValue | undefined): number => (typeof value === 'string' ? toCents(value) : 0)

/** A row in which nothing happened: money and counts are 0. */
export const emptyRow = (columns: readonly ReportColumn[]): ReportRow =>
  Object.fromEntries(
    columns.flatMap(({ key, unit, summed }) => (summed ? [[key, unit === 'money' ? '0.00' : 0] as const] : [])),
  )
