import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { maskParam, orderSchema } from '@/services/orders/orders.schema'

/** Boxes of one return. */
export const MAX_VOLUMES = 50

const unitIds = () => array(number().integer().positive().required()).min(1).max(500)

const serials = () => array(string().trim().max(80).required()).max(1000)

/** Which units the customer gives back; the rest of their orders stays rented. */
export const returnUnitsBody = strictObject({
  units: unitIds().required(),
  reason: string().trim().max(500),
})

/** The same as staff name them: by serial, of one order. */
export const staffReturnBody = strictObject({
  serials: serials().min(1).required(),
  reason: string().trim().max(500),
})

/** The orders as they are now. */
export const orderList = array(orderSchema.required()).required()

/** Comma list of ids. */
export const returnTermsQuery = object({
  units: string()
    .matches(/^\d{1,9}(,\d{1,9}){0,499}$/, 'Escolha os equipamentos')
    .required(),
})

/** What giving units back means, by order. */
export const returnTermsSchema = array(
  object({
    order_mask_id: string().required(),
    ends_on: string().nullable().defined(),
    serials: array(string().required()).required(),
    /** The units' part of the order's monthly fee. */
    monthly_fee: string().required(),
    /** What the contract asks for leaving early; null when it has ended. */
    early: object({
      months: number().integer().required(),
      days: number().integer().required(),
      fine: string().required(),
    })
      .nullable()
      .default(undefined)
      .defined(),
    /** Why some of them cannot be given back now. */
    objections: array(string().required()).required(),
  }),
).required()

export const returnParams = object({ packageId: number().integer().positive().required() })

export const ownReturnParams = maskParam.shape({ packageId: number().integer().positive().required() })

/** As many labels as there are boxes, on A4 or on the tape of a label printer (62 × 100 mm). */
export const returnLabelQuery = object({
  volumes: number().integer().min(1).max(MAX_VOLUMES).default(1),
  format: string()
    .oneOf(['sheet', 'single'] as const)
    .default('sheet'),
})

export const receiptBody = strictObject({
  serials: serials(),
  /** Everything that comes has come: what is not there is appraised as missing. */
  complete: boolean(),
}).test(
  'something',
  'Informe os seriais que chegaram.',
  (value) => value.complete === true || Boolean(value.serials?.length),
)

export type ReturnUnits = InferType<typeof returnUnitsBody>
export type StaffReturnRequest = InferType<typeof staffReturnBody>
export type ReturnTerms = InferType<typeof returnTermsSchema>
export type Receipt = InferType<typeof receiptBody>
export type ReturnLabelQuery = InferType<typeof returnLabelQuery>
