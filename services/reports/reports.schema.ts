import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, string } from '@/services/config/validation'
import { REPORT_UNITS, type ReportChart, type ReportRow, type ReportValue } from './report-definition.rules'
import { periodObjections } from './report-period.rules'
import { REPORT_KEYS } from './reports.rules'

type Months = { from?: string | null; to?: string | null }

/** A month of the period; its objection is shown at its own field. */
const monthOfPeriod = (field: keyof Months) =>
  string().test('period', (_month, { parent, createError }) => {
    const message = periodObjections(parent as Months)[field]
    return message === undefined || createError({ message })
  })

/** What a report is asked for; which of it a report has, its definition says. */
export const reportQuery = object({
  /** Months, both included; by default the last twelve. */
  from: monthOfPeriod('from'),
  to: monthOfPeriod('to'),
  group: string().trim().max(40),
  company_id: id(),
  product_id: id(),
  seller_id: id(),
})

export const reportParams = object({ key: string().oneOf(REPORT_KEYS).required() })

const isValue = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number'

/** Values by the keys of the columns, and ids that rows name besides. */
const values = () =>
  object().test('values', 'Só textos, números e null', (row) => Object.values(row).every((value) => isValue(value)))

export const reportSchema = object({
  key: string().oneOf(REPORT_KEYS).required(),
  /** Null for the state of now. */
  period: object({ from: string().required(), to: string().required() }).nullable().default(undefined).defined(),
  group: string().required(),
  columns: array(
    object({
      key: string().required(),
      label: string().required(),
      unit: string().oneOf(REPORT_UNITS).required(),
    }).required(),
  ).required(),
  /** How many rows there are. */
  count: number().integer().min(0).required(),
  /** There are more than a table shows: `rows` is empty, the CSV has them all. */
  too_many: boolean().required(),
  rows: array(values().required()).required(),
  /** Of all rows, by the keys of the columns that have a total. */
  totals: values().required(),
  /** Which columns a chart of these rows draws. */
  chart: object({
    kind: string().oneOf(['stacked', 'columns', 'bars', 'totals']).required(),
    x: string().nullable().defined(),
    series: array(string().required()).required(),
  }).required(),
})

export type ReportQuery = InferType<typeof reportQuery>
export type Report = Omit<InferType<typeof reportSchema>, 'rows' | 'totals' | 'chart'> & {
  rows: ReportRow[]
  totals: Record<string, ReportValue>
  chart: ReportChart
}
