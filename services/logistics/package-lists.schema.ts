import { companyRefSchema } from '@/services/auth/auth.schema'
import { array, boolean, dayString, type InferType, number, object, string } from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { DELIVERY_STATES, DELIVERY_STATUSES } from './delivery-status.rules'
import { PACKAGE_DAYS, PACKAGE_ORDERINGS, type PackageDay } from './package-dates.rules'
import { PACKAGE_TYPES, packageSchema } from './packages.schema'

const count = () => number().integer().min(0).required()

/** How far a package is: what belongs into it, what is in it, what the shelf lacks for the rest. */
const progressFields = {
  units: count(),
  packed: count(),
  /** Units that are neither in it nor on the shelf for its order. */
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
  /** The internal stages that staff may move it to now. */
  allowed_statuses: array(string().oneOf(DELIVERY_STATUSES).required()).required(),
  /** Serials may be put into it and taken out of it now. */
  can_pack: boolean().required(),
  /** A serial in it may still give its place to another one. */
  can_exchange: boolean().required(),
}

const orderRef = object({
  order_mask_id: string().required(),
  company: companyRefSchema.required(),
  stage_name: string().oneOf(STAGES).required(),
  quotation: number().integer().required(),
})

/** A package in a list of many orders: with whose it is and how far it is. */
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
  /** True: on their way; false: delivered, cancelled or at their destination. */
  in_processing: boolean(),
  /** True: still on their way after the day on which they were to arrive. */
  late: boolean(),
  /** Order number, company, CNPJ, tracking code, or the serial of a unit in it. */
  search: string().trim().max(80),
  quotation: number().integer().positive(),
  ...dayFilters,
}

export const packageListQuery = object({
  ...pageQuery,
  ...filters,
  /** By default what is on its way first, by the day on which it is expected. */
  ordering: string().oneOf(PACKAGE_ORDERINGS),
})

/** The same filters and order for the whole list as a file. */
export const packageCsvQuery = packageListQuery.omit(['page', 'page_size'])

export const packageBoardQuery = object({
  ...filters,
  /** As many cards a column, the most urgent first. */
  cards: number().integer().min(1).max(50).default(6),
})

/** A package as a card: what a glance at the board needs. */
const packageCardSchema = object({
  id: number().integer().required(),
  package_type: string().oneOf(PACKAGE_TYPES).required(),
  state: string().oneOf(DELIVERY_STATES).required(),
  delivery_status: string().oneOf(DELIVERY_STATUSES).required(),
  order: orderRef.required(),
  /** Where it goes, or comes from. */
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
  ...progressFields,
})

/** All stages in their order, each with how many packages stand there and the first of them; ended ones are counted only. */
export const packageBoardSchema = object({
  /** Not delivered, cancelled or at their destination. */
  open: count(),
  late: count(),
  columns: array(
    object({
      delivery_status: string().oneOf(DELIVERY_STATUSES).required(),
      count: count(),
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
