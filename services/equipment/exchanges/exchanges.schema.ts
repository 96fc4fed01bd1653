import { id } from '@/services/config/id.schema'
import {
  array,
  boolean,
  decimalString,
  type InferType,
  number,
  object,
  strictObject,
  string,
} from '@/services/config/validation'
import { type Page, pageOf, pageQuery } from '@/services/http/page.schema'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { UNIT_STATUSES } from '@/services/stock/units/unit-status.rules'
import { addressRefFields, personRefFields, selectedUnitIds } from '../units/equipment.schema'
import {
  EXCHANGE_ACTIONS,
  EXCHANGE_KINDS,
  EXCHANGE_ORDERINGS,
  EXCHANGE_STATUSES,
  type ExchangeStatus,
} from './exchange-transitions.rules'

const anId = () => number().integer().required()

const productRef = () =>
  object({
    id: anId(),
    name: string().required(),
    /** Its first picture, or null. */
    image: string().nullable().defined(),
  })

/** The replacement of a unit by a similar one, or by a better one. */
export const exchangeSchema = object({
  id: anId(),
  kind: string().oneOf(EXCHANGE_KINDS).required(),
  status: string().oneOf(EXCHANGE_STATUSES).required(),
  reason: string().required(),
  /** Reason of the refusal or cancellation. */
  decision: string().nullable().defined(),
  created_at: string().required(),
  requested_by: object(personRefFields).required(),
  /** Until when the replacement is promised to be delivered; null for an upgrade. */
  due_at: string().nullable().defined(),
  decided_at: string().nullable().defined(),
  decided_by: object(personRefFields).nullable().default(undefined).defined(),
  order: object({ order_mask_id: string().required(), stage_name: string().oneOf(STAGES).required() }).required(),
  company: object({ id: anId(), corporate_name: string().required(), cnpj: string().required() }).required(),
  /** Where the old unit is or was collected; the replacement is delivered there. */
  address: object(addressRefFields).nullable().default(undefined).defined(),
  /** User of the old unit. */
  user: object(personRefFields).nullable().default(undefined).defined(),
  unit: object({
    id: anId(),
    serial: string().required(),
    label: string().nullable().defined(),
    status: string().oneOf(UNIT_STATUSES).required(),
    product: productRef().required(),
  }).required(),
  /** The replacement's product. */
  product: productRef().required(),
  /** Known after the delivery. */
  replacement: object({ id: anId(), serial: string().required() }).nullable().default(undefined).defined(),
  /** The packages that deliver the replacement and collect the old unit; known once accepted. */
  package_id: number().integer().nullable().defined(),
  return_package_id: number().integer().nullable().defined(),
  /** Added to the order's monthly fee from the delivery on; 0.00 for an exchange. */
  monthly_difference: decimalString().required(),
  /** Units of the product that can be promised now. */
  available: number().integer().min(0).required(),
  allowed_actions: array(string().oneOf(EXCHANGE_ACTIONS).required()).required(),
})

export const exchangeList = array(exchangeSchema).required()

export const exchangeParams = object({ id: id().required() })

const kind = () => string().oneOf(EXCHANGE_KINDS).required()

/** Comma list of ids. */
export const exchangeChoicesQuery = object({
  units: string()
    .matches(/^\d{1,9}(,\d{1,9}){0,99}$/, 'Escolha os equipamentos')
    .required(),
  kind: kind(),
})

/** Exchange options, cheapest first. Options that are out of stock may be requested too. */
export const exchangeChoicesSchema = object({
  choices: array(
    object({
      product: productRef().required(),
      available: number().integer().min(0).required(),
      /** Per unit and month, from the delivery on. */
      monthly_difference: decimalString().required(),
    }),
  ).required(),
  /** Until when an exchange that is asked for now is promised; null for an upgrade. */
  due_at: string().nullable().defined(),
  /** Why some of them cannot be exchanged now. */
  objections: array(string().required()).required(),
})

export const newExchangesBody = strictObject({
  units: selectedUnitIds(),
  kind: kind(),
  /** The new product of an upgrade; an exchange keeps the product. */
  product_id: id().when('kind', {
    is: 'upgrade',
    then: (schema) => schema.required('Escolha o equipamento novo'),
  }),
  reason: string().trim().max(500).required('Conte o motivo'),
})

export type Exchange = InferType<typeof exchangeSchema>
export type ExchangeChoices = InferType<typeof exchangeChoicesSchema>
export type NewExchanges = InferType<typeof newExchangesBody>

const count = () => number().integer().min(0).required()

/** With the count of each status, ignoring the status filter. */
export const exchangePage = pageOf(exchangeSchema).shape({
  statuses: object({
    REQUESTED: count(),
    ACCEPTED: count(),
    DELIVERED: count(),
    DONE: count(),
    REFUSED: count(),
    CANCELED: count(),
  }).required(),
})

export const exchangeListQuery = object({
  ...pageQuery,
  status: string().oneOf(EXCHANGE_STATUSES),
  kind: string().oneOf(EXCHANGE_KINDS),
  /** True: the replacement is past what was promised. */
  late: boolean(),
  company: id(),
  /** Order number, company, CNPJ, or the serial or label of either unit. */
  search: string().trim().max(80),
  ordering: string().oneOf(EXCHANGE_ORDERINGS).default('created_at'),
})

const chosen = () => array(id().required()).min(1, 'Escolha ao menos um pedido').max(100).required()

/** All of one order. */
export const exchangeAcceptanceBody = strictObject({ ids: chosen() })

export const exchangeRefusalBody = strictObject({
  ids: chosen(),
  reason: string().trim().max(500).required('Diga o motivo da recusa'),
})

export type ExchangePage = Page<Exchange> & { statuses: Record<ExchangeStatus, number> }
export type ExchangeListQuery = InferType<typeof exchangeListQuery>
export type ExchangeRefusal = InferType<typeof exchangeRefusalBody>
