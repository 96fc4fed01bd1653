import { companyRefSchema } from '@/services/auth/auth.schema'
import { id } from '@/services/config/id.schema'
import { array, dayString, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { toDay } from '@/services/format/format.rules'
import { type Page, pageOf, pageQuery } from '@/services/http/page.schema'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { CALENDAR_DAYS } from './hold-calendar.rules'
import { HOLD_ORDERINGS, MAX_HOLD_DAYS } from './hold-expiry.rules'

const count = () => number().integer().min(0).required()

/** Units of a product that are promised to an order until a point in time. */
export const holdSchema = object({
  id: number().integer().required(),
  product: object({ id: number().integer().required(), name: string().required() }).required(),
  quantity: number().integer().min(1).required(),
  order: object({
    order_mask_id: string().required(),
    stage_name: string().oneOf(STAGES).required(),
    company: companyRefSchema.required(),
  }).required(),
  created_at: string().required(),
  expires_at: string().required(),
})

export const holdPage = pageOf(holdSchema)

export const holdListQuery = object({
  ...pageQuery,
  /** Part of the product's name, the order's number, or the company's name or CNPJ. */
  search: string().trim().max(80),
  product: id(),
  company: id(),
  /** Only those that end within this many days from today. */
  expires_within: number().integer().min(0).max(365),
  ordering: string().oneOf(HOLD_ORDERINGS).default('expires_at'),
})

/** The same filters and order for the whole list as a file. */
export const holdCsvQuery = holdListQuery.omit(['page', 'page_size'])

export const holdParams = object({ id: id().required() })

const reason = () => string().trim().max(1000).required()

export const releaseHoldBody = strictObject({ message: reason() })

const lastDay = (): string => toDay(new Date(Date.now() + MAX_HOLD_DAYS * 86_400_000))

export const extendHoldBody = strictObject({
  /** The last day on which the units are kept. */
  expires_on: dayString()
    .required()
    .test('later', 'Escolha hoje ou um dia que ainda vem', (day) => day >= toDay(new Date()))
    .test('limit', `Escolha um dia nos próximos ${String(MAX_HOLD_DAYS)} dias`, (day) => day <= lastDay()),
  message: reason(),
})

export const holdCalendarQuery = object({
  ...pageQuery,
  /** Part of the product's name. */
  search: string().trim().max(80),
})

/** Promised and returning units of a product. */
const productCalendarSchema = object({
  product: object({ id: number().integer().required(), name: string().required() }).required(),
  /** Units on the shelf now, promised ones included. */
  on_shelf: count(),
  /** Promised by live holds now. */
  promised: count(),
  /** Overdue rented units. */
  overdue: count(),
  days: array(
    object({
      day: string().required(),
      /** Still promised at the end of that day, if nothing is extended. */
      promised: count(),
      /** Expected back on that day: a return's date, or the end of a contract. */
      returning: count(),
      /** On the shelf or back by then, less promised units. */
      free: count(),
    }),
  )
    .length(CALENDAR_DAYS)
    .required(),
})

/** Products with live holds or returns. */
export const holdCalendarSchema = pageOf(productCalendarSchema)

export type Hold = InferType<typeof holdSchema>
export type HoldListQuery = InferType<typeof holdListQuery>
export type HoldCsvQuery = InferType<typeof holdCsvQuery>
export type ReleaseHold = InferType<typeof releaseHoldBody>
export type ExtendHold = InferType<typeof extendHoldBody>
export type HoldCalendarQuery = InferType<typeof holdCalendarQuery>
export type ProductCalendar = InferType<typeof productCalendarSchema>
export type HoldCalendar = Page<ProductCalendar>

const productRef = object({ id: number().integer().required(), name: string().required() })

const units = array(
  object({ product: productRef.required(), quantity: number().integer().min(1).required() }),
).required()

export const holdMonthQuery = object({
  /** Default: the current month. */
  month: string().matches(/^20\d\d-(0[1-9]|1[0-2])$/, 'Use um mês como 2026-12'),
  product: id(),
})

/** Promised and returning units of a month by day. */
export const holdMonthSchema = object({
  month: string().required(),
  today: string().required(),
  /** Only days with something. */
  days: array(
    object({
      day: string().required(),
      /** Held until the end of that day. */
      ending: units,
      /** Expected back by return date or end of contract; late if before today. */
      returning: units,
    }),
  ).required(),
  /** Rented units that are overdue, regardless of the month. */
  overdue: number().integer().min(0).required(),
  /** Products with reserved or rented units, for the filter. */
  products: array(productRef).required(),
})

/** Filter options: products and companies with live holds. */
export const holdChoicesSchema = object({
  products: array(productRef).required(),
  companies: array(companyRefSchema).required(),
})

export type HoldMonth = InferType<typeof holdMonthSchema>
export type HoldMonthQuery = InferType<typeof holdMonthQuery>
export type HoldChoices = InferType<typeof holdChoicesSchema>
