import { companyRefSchema } from '@/services/auth/auth.schema'
import { GROUPS } from '@/services/auth/actor.rules'
import { id } from '@/services/config/id.schema'
import { array, boolean, decimalString, type InferType, number, object, string } from '@/services/config/validation'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { RECEIVABLE_AGES } from './receivable-ages.rules'
import { DASHBOARD_SECTIONS } from './dashboard-sections.rules'
import { periodObjections } from '@/services/reports/report-period.rules'

type Months = { from?: string | null; to?: string | null }

/** A month of the period; its objection is shown at its own field. */
const monthOfPeriod = (field: keyof Months) =>
  string().test('period', (_month, { parent, createError }) => {
    const message = periodObjections(parent as Months)[field]
    return message === undefined || createError({ message })
  })

export const dashboardQuery = object({
  /** Months, both included; by default the last twelve. */
  from: monthOfPeriod('from'),
  to: monthOfPeriod('to'),
  /** Of whose orders; all by default. What is not an order's is of all in any case. */
  seller_id: id(),
})

export const dashboardCsvQuery = dashboardQuery.shape({
  section: string().oneOf(DASHBOARD_SECTIONS).required(),
})

const count = () => number().integer().min(0).required()
const share = () => number().nullable().defined()
const month = () => string().required()
const amount = () => decimalString().required()
const amountSeries = () => array(object({ month: month(), value: amount() })).required()
const series = () => array(object({ month: month(), value: number().nullable().defined() })).required()
const inTime = () => object({ due: count(), in_time: count(), percent: share() }).required()

export const dashboardSchema = object({
  period: object({ from: month(), to: month() }).required(),
  /** Who answers for orders: the choices of the filter. */
  sellers: array(object({ id: id().required(), first_name: string().required() })).required(),
  /** Monthly fees of signed contracts that have not ended, and of running rentals without what came back; changes in percent. */
  contracted_fee: object({ value: amount(), change: share(), series: amountSeries() }).required(),
  running_fee: object({ value: amount(), change: share(), series: amountSeries() }).required(),
  before_delivery: object({ value: count(), late: count(), series: series() }).required(),
  /** Calendar days from the acceptance to the last delivery of orders of the last month; the change in days. */
  delivery_days: object({
    mean: share(),
    median: share(),
    orders: count(),
    change: share(),
    series: series(),
  }).required(),
  /** Now, or at the end of the period: units that are out of those that are ours; the series by unit-days. */
  occupancy: object({ out: count(), owned: count(), percent: share(), series: series() }).required(),
  rented_by_month: array(
    object({ month: month(), types: array(object({ name: string().required(), units: count() })).required() }),
  ).required(),
  /** Orders now, and stays that ended in the period in business days. */
  stages: array(
    object({ stage_name: string().oneOf(STAGES).required(), orders: count(), late: count(), mean_days: share() }),
  ).required(),
  /** How the running fee went from month to month; what ended in percent of the begin. */
  movement: array(
    object({
      month: month(),
      begin: amount(),
      new: amount(),
      expansion: amount(),
      contraction: amount(),
      ended: amount(),
      end: amount(),
      churn: share(),
    }),
  ).required(),
  /** Products with most units, now. */
  stock: array(
    object({
      product: object({ id: id().required(), name: string().required() }).required(),
      units: count(),
      rented: count(),
      reserved: count(),
      available: count(),
      percent: share(),
    }),
  ).required(),
  urgent: object({
    count: count(),
    orders: array(
      object({
        order_mask_id: string().required(),
        company: companyRefSchema.required(),
        stage_name: string().oneOf(STAGES).required(),
        what: string().required(),
        /** 0: due today. */
        days_late: count(),
        group: string().oneOf(GROUPS).nullable().defined(),
      }),
    ).required(),
  }).required(),
  /** Null for whoever may not read invoices. */
  receivables: object({
    total: amount(),
    late: amount(),
    ages: array(
      object({ age: string().oneOf(RECEIVABLE_AGES).required(), amount: amount(), invoices: count() }),
    ).required(),
  })
    .nullable()
    .default(undefined)
    .defined(),
  /** Of the last month of the period. */
  tickets: object({
    first_response: inTime(),
    resolution: inTime(),
    rating: object({ mean: share(), answers: count() }).required(),
    /** Exchanges that were asked for, and their share of the units in use now. */
    exchanges: object({ count: count(), percent: share() }).required(),
  }).required(),
  /** Of the last 90 days; null of fewer than five answers. */
  nps: object({ score: number().integer().nullable().defined(), answers: count() }).required(),
  /** When the figures of the newest month were computed; null before the first time. */
  computed_at: string().nullable().defined(),
  is_running: boolean().required(),
})

export type DashboardQuery = InferType<typeof dashboardQuery>
export type DashboardCsvQuery = InferType<typeof dashboardCsvQuery>
export type Dashboard = InferType<typeof dashboardSchema>
