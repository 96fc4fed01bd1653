import { companyRefSchema } from '@/services/auth/auth.schema'
import { array, boolean, dayString, type InferType, number, object, string } from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { DELIVERY_STATES, DELIVERY_STATUSES } from './delivery-status.rules'
import { PACKAGE_DAYS, PACKAGE_ORDERINGS, type PackageDay } from './package-dates.rules'
import { PACKAGE_TYPES, packageSchema } from './packages.schema'

const count = () => number().integer().min(0).required()

/** Progress of a package: required, packed and missing units. */
const progressFields = {
  units: count(),
  packed: count(),
  /** Units that are neither packed nor on the shelf for its order. */
  short: count(),
  products: array(
    object({
      product_id: number().integer().required(),
      name: string().required(),
      /** Its first picture, or null. */
      image: string().nullable().defined(),
      quantity: count(),
      packed: count(),
      short: count(),
    }),
  ).required(),
  /** Internal stages that staff may move it to now. */
  allowed_statuses: array(string().oneOf(DELIVERY_STATUSES).required()).required(),
  /** Serials may be packed and unpacked now. */
  can_pack: boolean().required(),
  /** A packed serial may still be replaced. */
  can_exchange: boolean().required(),
}

const orderRef = object({
  order_mask_id: string().required(),
  company: companyRefSchema.required(),
  stage_name: string().oneOf(STAGES).required(),
  quotation: number().integer().required(),
})

/** A package in a list of many orders, with order and progress. */
export const listedPackageSchema = packageSchema.shape({ order: orderRef.required(), ...progressFields })

export const packagePage = pageOf(listedPackageSchema)

type DayFilters = Record<`${PackageDay}_${'start' | 'end'}`, ReturnType<typeof dayString>>

const dayFilters = Object.fromEntries(
  PACKAGE_DAYS.flatMap((name) => [`${name}_start`, `${name}_end`].map((filter) => [filter, dayString()])),
) as DayFilters

const filters = {
  /** Comma list. */
  package_type: string().matches(/^(regular|extra|return)(,(regular|extra|return))*$/, 'Escolha uma das opções'),
  delivery_status: string().oneOf(DELIVERY_STATUSES),
  /** True: open; false: delivered, cancelled or at their destination. */
  in_processing: boolean(),
  /** True: open and past what it is due for. */
  late: boolean(),
  /** Order number, company, CNPJ, tracking code, or the serial of a unit in it. */
  search: string().trim().max(80),
  quotation: number().integer().positive(),
  ...dayFilters,
}

export const packageListQuery = object({
  ...pageQuery,
  ...filters,
  /** Default: open ones first, by what they are due for. */
  ordering: string().oneOf(PACKAGE_ORDERINGS),
})

/** The same filters for the whole list as a file. */
export const packageCsvQuery = packageListQuery.omit(['page', 'page_size'])

export const packageBoardQuery = object({
  ...filters,
  /** Cards per column, most urgent first. */
  cards: number().integer().min(1).max(50).default(6),
})

/** A package as a card of the board. */
const packageCardSchema = object({
  id: number().integer().required(),
  package_type: string().oneOf(PACKAGE_TYPES).required(),
  state: string().oneOf(DELIVERY_STATES).required(),
  delivery_status: string().oneOf(DELIVERY_STATUSES).required(),
  order: orderRef.required(),
  /** Destination, or origin of a return. */
  address: object({
    label: string().required(),
    city: string().required(),
    state: string().required(),
  }).required(),
  tracking_code: string().nullable().defined(),
  comment: string().nullable().defined(),
  production_eta: string().nullable().defined(),
  sending_date: string().nullable().defined(),
  delivery_eta: string().nullable().defined(),
  delivery_date: string().nullable().defined(),
  /** Until when it is due, a day or an instant (`packageDueAt`). */
  due_at: string().nullable().defined(),
  ...progressFields,
})

/** All stages in order, each with its count and first cards; ended stages have only a count. */
export const packageBoardSchema = object({
  /** Not delivered, cancelled or at their destination. */
  open: count(),
  late: count(),
  columns: array(
    object({
      delivery_status: string().oneOf(DELIVERY_STATUSES).required(),
      count: count(),
      late: count(),
      cards: array(packageCardSchema.required()).required(),
    }),
  )
    .length(DELIVERY_STATUSES.length)
    .required(),
})

export type ListedPackage = InferType<typeof listedPackageSchema>
export type PackageListQuery = InferType<typeof packageListQuery>
export type PackageCsvQuery = InferType<typeof packageCsvQuery>
export type PackageBoardQuery = InferType<typeof packageBoardQuery>
export type PackageFilters = Omit<PackageBoardQuery, 'cards'>
export type PackageCard = InferType<typeof packageCardSchema>
export type PackageBoard = InferType<typeof packageBoardSchema>
