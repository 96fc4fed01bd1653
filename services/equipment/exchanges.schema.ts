import { id } from '@/services/config/id.schema'
import {
  array,
  decimalString,
  type InferType,
  number,
  object,
  strictObject,
  string,
} from '@/services/config/validation'
import { type Page, pageOf, pageQuery } from '@/services/http/page.schema'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { UNIT_STATUSES } from '@/services/stock/unit-status.rules'
import { addressRefFields, personRefFields, selectedUnitIds } from './equipment.schema'
import {
  EXCHANGE_ACTIONS,
  EXCHANGE_KINDS,
  EXCHANGE_ORDERINGS,
  EXCHANGE_STATUSES,
  type ExchangeStatus,
} from './exchanges.rules'

const anId = () => number().integer().required()

const productRef = () =>
  object({
    id: anId(),
    name: string().required(),
    /** Its first picture, or null. */
    image: string().nullable().defined(),
  })

/** A unit that is to be replaced: by one like it, or by a better one. */
export const exchangeSchema = object({
  id: anId(),
  kind: string().oneOf(EXCHANGE_KINDS).required(),
  status: string().oneOf(EXCHANGE_STATUSES).required(),
  reason: string().required(),
  /** Why it was refused or called off. */
  decision: string().nullable().defined(),
  created_at: string().required(),
  requested_by: object(personRefFields).required(),
  decided_at: string().nullable().defined(),
  decided_by: object(personRefFields).nullable().default(undefined).defined(),
  order: object({ order_mask_id: string().required(), stage_name: string().oneOf(STAGES).required() }).required(),
  company: object({ id: anId(), corporate_name: string().required(), cnpj: string().required() }).required(),
  /** Where the old unit is, or was fetched; the replacement goes there. */
  address: object(addressRefFields).nullable().default(undefined).defined(),
  /** Who uses the old unit. */
  user: object(personRefFields).nullable().default(undefined).defined(),
  unit: object({
    id: anId(),
    serial: string().required(),
    label: string().nullable().defined(),
    status: string().oneOf(UNIT_STATUSES).required(),
    product: productRef().required(),
  }).required(),
  /** Of what the replacement is. */
  product: productRef().required(),
  /** Known once its package is delivered. */
  replacement: object({ id: anId(), serial: string().required() }).nullable().default(undefined).defined(),
  /** The package that brings the replacement, and the one that takes the old unit back: from the acceptance on. */
  package_id: number().integer().nullable().defined(),
  return_package_id: number().integer().nullable().defined(),
  /** What it adds to the order's monthly fee from the delivery on: 0.00 for an exchange. */
  monthly_difference: decimalString().required(),
  /** Units of the product that may be promised now. */
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

/** What units may be exchanged for, the cheapest first. What is not on the shelf now may be asked for all the same. */
export const exchangeChoicesSchema = object({
  choices: array(
    object({
      product: productRef().required(),
      available: number().integer().min(0).required(),
      /** Per unit a month, added to the order's fee from the delivery on. */
      monthly_difference: decimalString().required(),
    }),
  ).required(),
  /** Why some of them cannot be exchanged now. */
  objections: array(string().required()).required(),
})

export const newExchangesBody = strictObject({
  units: selectedUnitIds(),
  kind: kind(),
  /** For an upgrade: by what; an exchange is by the same product. */
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

/** With how many there are of each status, whatever the list is narrowed to by it. */
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
  company: id(),
  /** Order number, company, CNPJ, or the serial or label of either unit. */
  search: string().trim().max(80),
  ordering: string().oneOf(EXCHANGE_ORDERINGS).default('created_at'),
})

const chosen = () => array(id().required()).min(1, 'Escolha ao menos um pedido').max(100).required()

/** Of one order. */
export const exchangeAcceptanceBody = strictObject({ ids: chosen() })

export const exchangeRefusalBody = strictObject({
  ids: chosen(),
  reason: string().trim().max(500).required('Diga o motivo da recusa'),
})

export type ExchangePage = Page<Exchange> & { statuses: Record<ExchangeStatus, number> }
export type ExchangeListQuery = InferType<typeof exchangeListQuery>
export type ExchangeRefusal = InferType<typeof exchangeRefusalBody>
