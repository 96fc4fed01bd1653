import type { Permission } from '@/services/auth/permissions.rules'

/** What a column's values are: texts, months (`2026-11`), decimal strings of money, and numbers of the other units. */
export const REPORT_UNITS = ['text', 'month', 'number', 'money', 'percent', 'days', 'score'] as const
export type ReportUnit = (typeof REPORT_UNITS)[number]

/** Whether a column has figures, not names. */
export const isFigure = ({ unit }: { unit: ReportUnit }): boolean => unit !== 'text' && unit !== 'month'

/** Null where nothing can be said, such as a share of nothing. */
export type ReportValue = string | number | null
export type ReportRow = Readonly<Record<string, ReportValue>>

/** Whether there is nothing behind a value. */
export const isNothing = (value: ReportValue | undefined): boolean =>
  value === null || value === undefined || value === 0 || value === '0.00'

export type ReportColumn = {
  key: string
  label: string
  unit: ReportUnit
  /** The last row of the table has the sum of all rows. */
  summed?: true
  /** Computed of two other values, in each row and of their sums: a percentage, a mean. */
  quotient?: { of: string; by: string }
  /** Only where rows are grouped like this; by default in all groups. */
  groups?: readonly string[]
  /** How a chart draws it, where it must catch the eye or is there for completeness. */
  tone?: SeriesTone
}

/** `late` in red, `quiet` in grey; series without a tone are told apart by their place. */
export type SeriesTone = 'late' | 'quiet'

/**
 * What a chart draws of the rows of the table. `stacked` and `columns`: the series by `x`, rows of the same `x` summed up;
 * `bars`: a bar for each row; `totals`: a bar for each series, of the last row.
 */
export type ReportChart = {
  kind: 'stacked' | 'columns' | 'bars' | 'totals'
  x: string | null
  series: readonly string[]
}

/** One way to group the rows of a report. */
export type ReportGroup = {
  key: string
  label: string
  chart: ReportChart
  /** Months without anything have a row too. */
  everyMonth?: true
}

export const REPORT_FILTERS = ['company_id', 'product_id', 'seller_id'] as const
export type ReportFilter = (typeof REPORT_FILTERS)[number]

export type ReportDefinition<Key extends string = string> = {
  key: Key
  title: string
  /** Of the CSV, without the day. */
  fileName: string
  /** One sentence: what is counted, and what is not. */
  explanation: string
  /** Who may read it; `reports:read` is needed besides. */
  permission: Permission
  /** Of the company that the reader acts for, and of no other. */
  ofActiveCompany?: true
  /** False: the state of now, whatever the period. */
  hasPeriod: boolean
  filters: readonly ReportFilter[]
  /** The first is the default. */
  groups: readonly [ReportGroup, ...ReportGroup[]]
  columns: readonly ReportColumn[]
  /** What rows name besides their columns: ids that links need. */
  references: readonly string[]
}

/** The group of this name, the first one without a name; undefined for an unknown one. */
export const groupOf = ({ groups }: ReportDefinition, name?: string): ReportGroup | undefined =>
  name === undefined ? groups[0] : groups.find(({ key }) => key === name)

/** The columns that a report has where its rows are grouped like this. */
export const columnsOf = ({ columns }: ReportDefinition, { key }: Pick<ReportGroup, 'key'>): readonly ReportColumn[] =>
  columns.filter(({ groups }) => groups?.includes(key) ?? true)
