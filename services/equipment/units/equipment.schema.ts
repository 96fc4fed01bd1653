import { id } from '@/services/config/id.schema'
import {
  array,
  boolean,
  decimalString,
  type InferType,
  number,
  object,
  type ObjectShape,
  strictObject,
  string,
} from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { RELOCATION_STATUSES } from '@/services/stock/events/unit-events.rules'
import { EXCHANGE_KINDS, EXCHANGE_STATUSES } from '../exchanges/exchange-transitions.rules'
import { CUSTOMER_HELD_STATUSES, EQUIPMENT_ACTIONS, EQUIPMENT_ORDERINGS } from './equipment.rules'

const requiredId = () => number().integer().required()

/** The exchange of a unit as its users see it: the open one, or the last one if it was refused. */
export const unitExchangeSchema = object({
  id: requiredId(),
  kind: string().oneOf(EXCHANGE_KINDS).required(),
  status: string().oneOf(EXCHANGE_STATUSES).required(),
  product: object({ id: requiredId(), name: string().required() }).required(),
  reason: string().required(),
  decision: string().nullable().defined(),
  monthly_difference: decimalString().required(),
  /** Until when the replacement is promised; null for an upgrade. */
  due_at: string().nullable().defined(),
  replacement: object({ serial: string().required() }).nullable().default(undefined).defined(),
  /** When the old unit is expected back; null while unknown. */
  return_by: string().nullable().defined(),
})

const count = () => number().integer().min(0).required()

const nullableObject = <T extends ObjectShape>(fields: T) => object(fields).nullable().default(undefined).defined()

export const personRefFields = { id: requiredId(), first_name: string().required() }

/** An address as shown in a row. */
export const addressRefFields = {
  id: requiredId(),
  label: string().required(),
  city: string().required(),
  state: string().required(),
}

const productFields = { id: requiredId(), name: string().required() }

/** A rented unit as the company's users see it. */
export const equipmentSchema = object({
  id: requiredId(),
  serial: string().required(),
  /** The company's own name for it. */
  label: string().nullable().defined(),
  status: string().oneOf(CUSTOMER_HELD_STATUSES).required(),
  product: object({ ...productFields, images: array(string().required()).required() }).required(),
  user: nullableObject(personRefFields),
  address: nullableObject(addressRefFields),
  /** Its order, and the end of the contract. */
  order: nullableObject({ order_mask_id: string().required(), ends_on: string().nullable().defined() }),
  /** Day of delivery. */
  since: string().nullable().defined(),
  /** When its user confirmed the receipt. */
  received_at: string().nullable().defined(),
  /** Open relocation, exchange (or the last refused one) and return. */
  relocation: nullableObject({ id: requiredId(), status: string().oneOf(RELOCATION_STATUSES).required() }),
  exchange: unitExchangeSchema.nullable().default(undefined).defined(),
  return: nullableObject({ package_id: requiredId() }),
  allowed_actions: array(string().oneOf(EQUIPMENT_ACTIONS).required()).required(),
})

export const equipmentPage = pageOf(equipmentSchema)

const filters = {
  /** Part of the serial, the label or the product's name. */
  search: string().trim().max(80),
  /** Only units of this user. */
  user: id(),
  /** Only units without a user. */
  nobody: boolean(),
  /** Only units whose user has not confirmed the receipt. */
  to_confirm: boolean(),
  status: string().oneOf(CUSTOMER_HELD_STATUSES),
  product: id(),
  address: id(),
  /** The number of an order: only its units. */
  order: string().matches(/^\d{6}$/, 'Use os seis números do pedido'),
}

export const equipmentListQuery = object({
  ...pageQuery,
  ...filters,
  ordering: string().oneOf(EQUIPMENT_ORDERINGS).default('product'),
})

/** The same filters and order for the whole list as a file. */
export const equipmentCsvQuery = equipmentListQuery.omit(['page', 'page_size'])

/** Counts of the company's units: the options of the list's filters. */
export const equipmentSummarySchema = object({
  total: count(),
  nobody: count(),
  /** The caller's own units without a confirmed receipt. */
  to_confirm: count(),
  statuses: array(object({ status: string().oneOf(CUSTOMER_HELD_STATUSES).required(), count: count() })).required(),
  products: array(object({ ...productFields, count: count() })).required(),
  addresses: array(object({ ...addressRefFields, count: count() })).required(),
  people: array(object({ ...personRefFields, count: count() })).required(),
})

export const equipmentParams = object({ id: id().required() })

/** null: the unit has no user any more. */
export const equipmentUserBody = strictObject({ user_id: id().nullable().defined() })

/** Most units per command. */
export const MAX_UNITS = 100

/** The selected units of a bulk command. */
export const selectedUnitIds = () => array(id().required()).min(1).max(MAX_UNITS).required()

export const equipmentUsersBody = strictObject({ units: selectedUnitIds(), user_id: id().nullable().defined() })

export const equipmentLabelBody = strictObject({ label: string().trim().max(60).nullable().defined() })

export const equipmentList = array(equipmentSchema).required()

export const equipmentAddressList = array(object(addressRefFields)).required()

export const peopleQuery = object({ search: string().trim().max(80) })

export const peopleList = array(object({ ...personRefFields, email: string().required() })).required()

export type Equipment = InferType<typeof equipmentSchema>
export type EquipmentListQuery = InferType<typeof equipmentListQuery>
export type EquipmentCsvQuery = InferType<typeof equipmentCsvQuery>
export type EquipmentSummary = InferType<typeof equipmentSummarySchema>
export type UserAssignment = InferType<typeof equipmentUserBody>
export type UsersAssignment = InferType<typeof equipmentUsersBody>
export type LabelUpdate = InferType<typeof equipmentLabelBody>
export type EquipmentAddress = InferType<typeof equipmentAddressList>[number]
export type Colleague = InferType<typeof peopleList>[number]
