import { addressSchema } from '@/services/companies/addresses.schema'
import {
  array,
  boolean,
  dayString,
  type InferType,
  number,
  object,
  strictObject,
  string,
} from '@/services/config/validation'
import { UNIT_CONDITIONS, UNIT_DESTINATIONS } from '../returns/appraisal.rules'
import { CHECKLIST_ANSWERS, CHECKLIST_POINTS, type ChecklistPoint } from '../returns/checklist.rules'
import { DELIVERY_STATES, DELIVERY_STATUSES } from './delivery-status.rules'

const answer = () => string().oneOf(CHECKLIST_ANSWERS)

/** Checklist answers by point. */
export const checklistSchema = object(
  Object.fromEntries(CHECKLIST_POINTS.map((point) => [point, answer()])) as Record<
    ChecklistPoint,
    ReturnType<typeof answer>
  >,
)

export const PACKAGE_TYPES = ['regular', 'extra', 'return'] as const

export type PackageType = (typeof PACKAGE_TYPES)[number]

const day = () => string().nullable().defined()

export const packageUnitSchema = object({
  serial: string().required(),
  product_id: number().integer().required(),
  /** Only for an appraised return. */
  condition: string().oneOf(UNIT_CONDITIONS).nullable().defined(),
  destination: string().oneOf(UNIT_DESTINATIONS).nullable().defined(),
  comment: string().nullable().defined(),
  /** Only for an appraised return. */
  checklist: checklistSchema.nullable().default(undefined).defined(),
  /** Only for a return: when this unit was received. */
  received_at: string().nullable().defined(),
})

export const packageSchema = object({
  id: number().integer().required(),
  package_type: string().oneOf(PACKAGE_TYPES).required(),
  /** Separate from the order's stage: a partial return or an exchange. */
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
  /** Until when it is due, a day or an instant (`packageDueAt`). */
  due_at: day(),
  items: array(
    object({
      product_id: number().integer().required(),
      name: string().required(),
      quantity: number().integer().required(),
    }),
  ).required(),
  serials: array(packageUnitSchema).required(),
})

export const packageParams = object({ packageId: number().integer().positive().required() })

export const shippingItemBody = strictObject({
  package_id: number().integer().positive().required(),
  serials: array(string().trim().required()).max(1000),
  /** Packs the oldest units. */
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
  /** Every package was asked for on some day: it can be corrected, not cleared. */
  request_date: dayString(),
  production_eta: dayString().nullable(),
  production_date: dayString().nullable(),
  storage_verification_date: dayString().nullable(),
  sending_date: dayString().nullable(),
  delivery_eta: dayString().nullable(),
  delivery_date: dayString().nullable(),
  appraisal_date: dayString().nullable(),
})

const findings = {
  condition: string().oneOf(UNIT_CONDITIONS).required(),
  destination: string().oneOf(UNIT_DESTINATIONS).required(),
  comment: string().trim().max(500),
  /** Every test of the unit's type, unless it did not come back. */
  checklist: checklistSchema.strict().noUnknown().default(undefined).optional(),
}

/** Another appraisal in the place of one. */
export const appraisalCorrectionBody = strictObject(findings)

export const appraisalBody = strictObject({
  items: array(strictObject({ serial: string().trim().required(), ...findings }))
    .min(1)
    .max(1000)
    .required(),
})

export type Package = InferType<typeof packageSchema>
export type PackageUpdate = InferType<typeof packageUpdateBody>
export type ShippingItems = InferType<typeof shippingItemBody>
export type Appraisal = InferType<typeof appraisalBody>
export type AppraisalCorrection = InferType<typeof appraisalCorrectionBody>
