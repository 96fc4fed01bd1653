import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { maskParam, orderSchema } from '@/services/orders/orders.schema'
import { MAX_VOLUMES } from './return-label.rules'

const unitIds = () => array(number().integer().positive().required()).min(1).max(500)

const serials = () => array(string().trim().max(80).required()).max(1000)

/** Units that the customer returns; the rest of their orders stays rented. */
export const returnUnitsBody = strictObject({
  units: unitIds().required(),
  reason: string().trim().max(500),
})

/** The same request by staff: by serial, for one order. */
export const staffReturnBody = strictObject({
  serials: serials().min(1).required(),
  reason: string().trim().max(500),
})

/** The affected orders after the request. */
export const orderList = array(orderSchema.required()).required()

/** Comma list of ids. */
export const returnTermsQuery = object({
  units: string()
    .matches(/^\d{1,9}(,\d{1,9}){0,499}$/, 'Escolha os equipamentos')
    .required(),
})

/** Terms of returning units, by order. */
export const returnTermsSchema = array(
  object({
    order_mask_id: string().required(),
    ends_on: string().nullable().defined(),
    serials: array(string().required()).required(),
    /** The units' share of the monthly fee. */
    monthly_fee: string().required(),
    /** The early termination fine; null once the contract has ended. */
    early: object({
      months: number().integer().required(),
      days: number().integer().required(),
      fine: string().required(),
    })
      .nullable()
      .default(undefined)
      .defined(),
    /** Why some units cannot be returned now. */
    objections: array(string().required()).required(),
  }),
).required()

export const returnParams = object({ packageId: number().integer().positive().required() })

export const ownReturnParams = maskParam.shape({ packageId: number().integer().positive().required() })

/** One label per box, on A4 or on a label printer's tape (62 × 100 mm). */
export const returnLabelQuery = object({
  volumes: number().integer().min(1).max(MAX_VOLUMES).default(1),
  format: string()
    .oneOf(['sheet', 'single'] as const)
    .default('sheet'),
})

export const receiptBody = strictObject({
  serials: serials(),
  /** Nothing more will arrive: missing units are appraised as missing. */
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
