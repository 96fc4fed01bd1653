import {
  array,
  boolean,
  dayString,
  number,
  object,
  strictObject,
  string,
  type InferType,
} from '@/services/config/validation'
import { companyRefSchema } from '@/services/auth/auth.schema'
import { addressSchema } from '@/services/companies/addresses.schema'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { STAGES } from '@/services/orders/stages.rules'
import { DELIVERY_STATES, DELIVERY_STATUSES } from './delivery-status.rules'

export const PACKAGE_TYPES = ['regular', 'extra', 'return'] as const

export const UNIT_CONDITIONS = ['good', 'damaged', 'missing'] as const

/** Where an appraised unit goes. */
export const UNIT_DESTINATIONS = ['UP_FOR_RENTAL', 'IN_MAINTENANCE', 'DISPOSABLE_SERIAL'] as const

const day = () => string().nullable().defined()

export const packageUnitSchema = object({
  serial: string().required(),
  product_id: number().integer().required(),
  /** Of a return package, once appraised. */
  condition: string().oneOf(UNIT_CONDITIONS).nullable().defined(),
  destination: string().oneOf(UNIT_DESTINATIONS).nullable().defined(),
  comment: string().nullable().defined(),
})

export const packageSchema = object({
  id: number().integer().required(),
  package_type: string().oneOf(PACKAGE_TYPES).required(),
  /** It goes its own way while the order stays where it is: a part that comes back, an exchange. */
  apart: boolean().required(),
  /** Customer-facing. */
  state: string().oneOf(DELIVERY_STATES).required(),
  /** Internal logistics stage. */
  delivery_status: string().oneOf(DELIVERY_STATUSES).required(),
  address: addressSchema.required(),
  insurance: boolean().required(),
  tracking_code: string().nullable().defined(),
  comment: string().nullable().defined(),
  request_date: day(),
  production_eta: day(),
  production_date: day(),
  storage_verification_date: day(),
  sending_date: day(),
  delivery_eta: day(),
  delivery_date: day(),
  appraisal_date: day(),
  items: array(
    object({
      product_id: number().integer().required(),
      name: string().required(),
      quantity: number().integer().required(),
    }),
  ).required(),
  serials: array(packageUnitSchema).required(),
})

/** A package in a list of many orders: with whose it is. */
export const listedPackageSchema = packageSchema.shape({
  order: object({
    order_mask_id: string().required(),
    company: companyRefSchema.required(),
    stage_name: string().oneOf(STAGES).required(),
    quotation: number().integer().required(),
  }).required(),
})

export const packagePage = pageOf(listedPackageSchema)

/** The days that a list can be narrowed by, each from `<name>_start` to `<name>_end`. */
export const PACKAGE_DAYS = [
  'production_eta',
  'production_date',
  'storage_verification_date',
  'sending_date',
  'delivery_eta',
  'delivery_date',
  'appraisal_date',
  'request_date',
] as const

export type PackageDay = (typeof PACKAGE_DAYS)[number]

type DayFilters = Record<`${PackageDay}_${'start' | 'end'}`, ReturnType<typeof dayString>>

const dayFilters = Object.fromEntries(
  PACKAGE_DAYS.flatMap((name) => [`${name}_start`, `${name}_end`].map((filter) => [filter, dayString()])),
) as DayFilters

export const packageListQuery = object({
  ...pageQuery,
  /** Comma list. */
  package_type: string().matches(/^(regular|extra|return)(,(regular|extra|return))*$/, 'Escolha uma das opções'),
  delivery_status: string().oneOf(DELIVERY_STATUSES),
  /** True: on their way; false: delivered, cancelled or at their destination. */
  in_processing: boolean(),
  /** Order number, company, CNPJ or tracking code. */
  search: string().trim().max(80),
  quotation: number().integer().positive(),
  ...dayFilters,
})

export const packageParams = object({ packageId: number().integer().positive().required() })

export const shippingItemBody = strictObject({
  package_id: number().integer().positive().required(),
  serials: array(string().trim().required()).max(1000),
  /** Oldest units of the right products. */
  automatic: boolean(),
}).test(
  'one-way',
  'Informe os seriais ou peça a escolha automática.',
  (value) => Boolean(value.automatic) !== Boolean(value.serials?.length),
)

export const packageUpdateBody = strictObject({
  delivery_status: string().oneOf(DELIVERY_STATUSES),
  tracking_code: string().trim().max(200).nullable(),
  comment: string().trim().max(2000).nullable(),
  production_eta: dayString().nullable(),
  production_date: dayString().nullable(),
  storage_verification_date: dayString().nullable(),
  sending_date: dayString().nullable(),
  delivery_eta: dayString().nullable(),
  delivery_date: dayString().nullable(),
  appraisal_date: dayString().nullable(),
})

export const appraisalBody = strictObject({
  items: array(
    strictObject({
      serial: string().trim().required(),
      condition: string().oneOf(UNIT_CONDITIONS).required(),
      destination: string().oneOf(UNIT_DESTINATIONS).required(),
      comment: string().trim().max(500),
    }),
  )
    .min(1)
    .max(1000)
    .required(),
})

export type ListedPackage = InferType<typeof listedPackageSchema>
export type PackageListQuery = InferType<typeof packageListQuery>
export type Package = InferType<typeof packageSchema>
export type PackageUpdate = InferType<typeof packageUpdateBody>
export type ShippingItems = InferType<typeof shippingItemBody>
export type Appraisal = InferType<typeof appraisalBody>
