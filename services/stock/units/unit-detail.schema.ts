import { companyRefSchema } from '@/services/auth/auth.schema'
import { array, boolean, type InferType, mixed, number, object, string } from '@/services/config/validation'
import { pageOf, pageParams } from '@/services/http/page.schema'
import { DELIVERY_STATUSES } from '@/services/logistics/packages/delivery-status.rules'
import { UNIT_EVENTS, type UnitEventType } from '../events/unit-events.rules'
import { PRODUCT_GROUPS } from './product-groups.rules'
import { UNIT_STATUSES } from './unit-status.rules'
import { holderAddressSchema, unitSchema } from './units.schema'

const orderRef = () => object({ order_mask_id: string().required(), company: companyRefSchema.required() })
const day = () => string().nullable().defined()

/** A unit with all its details. */
export const unitDetailSchema = unitSchema.shape({
  /** Id of its newest event, for detecting edit conflicts. */
  version: number().integer().min(1).required(),
  image: string().nullable().defined(),
  created_at: string().required(),
  /** When its user confirmed the receipt. */
  received_at: string().nullable().defined(),
  /** Statuses that staff may give it by hand now. */
  allowed_statuses: array(string().oneOf(UNIT_STATUSES).required()).required(),
  /** Its serial is not known yet. */
  awaits_serial: boolean().required(),
  /** Its order and package. */
  rental: object({
    order: orderRef().required(),
    package: object({
      id: number().integer().required(),
      package_type: string().required(),
      delivery_status: string().oneOf(DELIVERY_STATUSES).required(),
      tracking_code: string().nullable().defined(),
      delivery_eta: day(),
      delivery_date: day(),
    }).required(),
    since: string().required(),
  })
    .nullable()
    .default(undefined)
    .defined(),
  /** The package of an open return of this unit, until it is appraised. */
  open_return: number().integer().nullable().defined(),
  /** Its last appraisal. */
  condition: object({
    condition: string().required(),
    destination: string().oneOf(UNIT_STATUSES).nullable().defined(),
    comment: string().nullable().defined(),
    checklist: mixed().nullable().defined(),
    order: orderRef().required(),
    appraised_at: string().nullable().defined(),
    appraised_by: string().nullable().defined(),
  })
    .nullable()
    .default(undefined)
    .defined(),
  /** Photos, newest first. */
  images: array(
    object({
      id: number().integer().required(),
      src: string().required(),
      moment: string().required(),
      package_id: number().integer().required(),
      created_at: string().required(),
    }).required(),
  ).required(),
})

/** An event of a unit, with the unit's values after it. */
export const unitEventSchema = object({
  id: number().integer().required(),
  event_type: string()
    .oneOf(Object.keys(UNIT_EVENTS) as UnitEventType[])
    .required(),
  /** The event as a Portuguese sentence. */
  sentence: string().required(),
  message: string().nullable().defined(),
  status: string().oneOf(UNIT_STATUSES).required(),
  product_group: string().oneOf(PRODUCT_GROUPS).required(),
  location: string().nullable().defined(),
  label: string().nullable().defined(),
  order: orderRef().nullable().default(undefined).defined(),
  package_id: number().integer().nullable().defined(),
  /** Holder after the event. */
  holder: object({
    company: companyRefSchema.required(),
    address: holderAddressSchema.required(),
    user: object({ id: number().integer().required(), first_name: string().required() })
      .nullable()
      .default(undefined)
      .defined(),
  })
    .nullable()
    .default(undefined)
    .defined(),
  actor_name: string().required(),
  created_at: string().required(),
})

export const unitEventPage = pageOf(unitEventSchema)
export const unitEventQuery = pageParams

export type UnitDetail = InferType<typeof unitDetailSchema>
export type UnitEvent = InferType<typeof unitEventSchema>
