import { companyRefSchema } from '@/services/auth/auth.schema'
import { MEASURING_ORDERINGS } from '@/services/billing/orderings.rules'
import { id } from '@/services/config/id.schema'
import {
  array,
  boolean,
  dayString,
  decimalString,
  type InferType,
  number,
  object,
  string,
} from '@/services/config/validation'
import { isDay } from '@/services/format/day.rules'
import { type Page, pageOf, pageQuery } from '@/services/http/page.schema'
import { addMonths } from '@/services/orders/business-days.rules'

/** What is particular about a measured unit. */
export const MEASUREMENT_NOTES = [
  'unpriced',
  'exchanged_out',
  'exchanged_in',
  'collected',
  'lost',
  'upgraded',
  'readjusted',
] as const
export type MeasurementNote = (typeof MEASUREMENT_NOTES)[number]

export const measurementNotes = array(string().oneOf(MEASUREMENT_NOTES).required())

const anId = () => number().integer().positive().required()
const count = () => number().integer().min(0).required()
const amount = () => decimalString().required()

/** A unit in a month. */
export const measurementSchema = object({
  company: companyRefSchema.required(),
  order_mask_id: string().required(),
  unit: object({ id: anId(), serial: string().required(), product: string().required() }).required(),
  /** `2026-11`. */
  period: string().required(),
  started_on: string().required(),
  /** Exclusive; null while it goes on. */
  ended_on: string().nullable().defined(),
  days: count(),
  days_in_month: count(),
  /** Of a whole month; null without a price. */
  monthly_rental: decimalString().nullable().defined(),
  monthly_service: decimalString().nullable().defined(),
  rental_amount: amount(),
  service_amount: amount(),
  amount: amount(),
  /** The order's rental has not begun: days may still change. */
  provisional: boolean().required(),
  /** The issued invoice or draft in which it stands. */
  invoice_id: number().integer().positive().nullable().defined(),
  notes: measurementNotes.required(),
})

const totalsSchema = object({
  units: count(),
  days: count(),
  rental_amount: amount(),
  service_amount: amount(),
  /** The share of these units in the coupons and readjustments of their orders. */
  adjustments: amount(),
  /** Rental, service and adjustments, those of provisional rows too. */
  amount: amount(),
  provisional_units: count(),
  /** Rental and service. */
  provisional_amount: amount(),
  unpriced_units: count(),
})

export const measuringSchema = pageOf(measurementSchema).shape({ totals: totalsSchema.required() })

/** The longest range, in months. */
const MONTHS_AT_ONCE = 12

const filters = {
  start_date: dayString().required('Escolha o primeiro dia'),
  /** Included. */
  end_date: dayString()
    .required('Escolha o último dia')
    .test('order', 'O último dia não pode ser antes do primeiro', (end, { parent }) => {
      const start = startOf(parent)
      return start === undefined || !end || end >= start
    })
    .test('length', 'Escolha no máximo 12 meses', (end, { parent }) => {
      const start = startOf(parent)
      return start === undefined || !end || !isDay(end) || end < addMonths(start, MONTHS_AT_ONCE)
    }),
  company_id: id(),
  order_mask_id: string().trim().max(20),
  product_id: id(),
  /** Only months that were not whole, only units without a price, only those of rentals that have not begun. */
  partial: string().oneOf(['true', 'false']),
  unpriced: string().oneOf(['true', 'false']),
  provisional: string().oneOf(['true', 'false']),
  /** Serial, order, company or product. */
  search: string().trim().max(80),
  ordering: string().oneOf(MEASURING_ORDERINGS).default('company'),
}

/** The first day, if it is one: else it has a message of its own. */
function startOf(query: unknown): string | undefined {
  const start = typeof query === 'object' && query !== null && 'start_date' in query ? query.start_date : undefined
  return typeof start === 'string' && isDay(start) ? start : undefined
}

export const measuringQuery = object({ ...pageQuery, ...filters })
export const measuringCsvQuery = object(filters)

export type Measurement = InferType<typeof measurementSchema>
export type Measuring = Page<Measurement> & { totals: InferType<typeof totalsSchema> }
export type MeasuringQuery = InferType<typeof measuringQuery>
export type MeasuringFilters = InferType<typeof measuringCsvQuery>
