import { companyRefSchema } from '@/services/auth/auth.schema'
import { id } from '@/services/config/id.schema'
import {
  array,
  boolean,
  decimalString,
  type InferType,
  mixed,
  number,
  object,
  string,
} from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { packageSchema } from '@/services/logistics/packages/packages.schema'
import { lineSchema } from '@/services/simulation/money.schema'
import { CURSOR } from '../http/list-cursor.rules'
import { addendumSchema, contractEndSchema } from './contract-end/contract-end.schema'
import { documentSchema, signerSchema } from './documents/documents.schema'
import { CHOSEN_ORDERS, ORDER_ORDERINGS } from './list/order-list.rules'
import { ORDER_ACTIONS } from './workflow/actions.rules'
import { STAGE_GROUP_KEYS } from './workflow/stage-groups.rules'
import { STAGE_STATES, STAGES } from './workflow/stages.rules'

export const stageName = () => string().oneOf(STAGES)

export const stageSchema = object({
  stage_name: stageName().required(),
  state: string().oneOf(STAGE_STATES).required(),
  message: string().nullable().defined(),
  approved: boolean().nullable().defined(),
  date: string().nullable().defined(),
})

/** An upgrade of some units of an item. */
export const itemUpgradeSchema = object({
  upgrade_id: number().integer().required(),
  name: string().required(),
  quantity: number().integer().required(),
  /** For one unit, a month. */
  unit_price: decimalString().required(),
  monthly_fee: decimalString().required(),
})

export const orderItemSchema = object({
  product_id: number().integer().required(),
  name: string().required(),
  model: string().required(),
  image: string().nullable().defined(),
  color: string().nullable().defined(),
  summary: string().defined(),
  quantity: number().integer().required(),
  /** For one unit, a month, without its service package (docs/adr/0537). */
  unit_price: decimalString().required(),
  /** The service package of one unit, a month. */
  unit_service_fee: decimalString().required(),
  /** For all units, without package and upgrades. */
  monthly_fee: decimalString().required(),
  upgrades: array(itemUpgradeSchema).required(),
})

export const proposalSchema = object({
  version: number().integer().required(),
  status: string().oneOf(['open', 'accepted', 'refused', 'withdrawn', 'superseded']).required(),
  lines: array(lineSchema).required(),
  monthly_fee: decimalString().required(),
  duration_months: number().integer().required(),
  message: string().nullable().defined(),
  created_at: string().required(),
  decided_at: string().nullable().defined(),
})

export const historyEntrySchema = object({
  id: number().integer().required(),
  action: string().required(),
  from_stage: string().nullable().defined(),
  to_stage: string().nullable().defined(),
  message: string().nullable().defined(),
  actor_name: string().required(),
  created_at: string().required(),
  /** The type of the document that it is about. */
  document: string(),
})

/** The customer's cancel request, and the answer when staff declined it. */
export const cancelRequestSchema = object({
  reason: string().required(),
  requested_by: string().required(),
  requested_at: string().required(),
  answer: string().nullable().defined(),
  declined_at: string().nullable().defined(),
})

const personSchema = object({ id: number().integer().required(), first_name: string().required() })

/** The fields that lists show: no documents, no history. */
export const orderSummarySchema = object({
  order_mask_id: string().required(),
  company: companyRefSchema.shape({ cnpj: string().required() }).required(),
  stage_name: stageName().required(),
  stage_state: string().oneOf(STAGE_STATES).required(),
  /** A rollback went back to the stage: `reproved` until it is done anew. */
  sent_back: boolean().required(),
  turn: string()
    .oneOf(['customer', 'staff'] as const)
    .nullable()
    .defined(),
  /** The groups of staff that own the stage, for naming whose turn it is. */
  turn_groups: array(string().required()).required(),
  due_at: string().nullable().defined(),
  ends_on: string().nullable().defined(),
  /** A cancel request is open. */
  cancel_requested: boolean().required(),
  /** For the current contract; null until the customer has chosen. */
  contract_end: contractEndSchema.nullable().default(undefined).defined(),
  monthly_fee: decimalString().required(),
  items_count: number().integer().required(),
  items_summary: string().required(),
  duration_months: number().integer().required(),
  created_at: string().required(),
  updated_at: string().required(),
  version: number().integer().required(),
})

/** The whole order, the answer of every command on it. */
export const orderSchema = orderSummarySchema.shape({
  /** The id that `event-logs` uses; null for customers. */
  id: number().integer().nullable().default(undefined).defined(),
  stages: array(stageSchema).required(),
  allowed_actions: array(mixed<(typeof ORDER_ACTIONS)[number]>().oneOf(ORDER_ACTIONS).required()).required(),
  /** The stages that `undo-stage` can leave now, with what each rollback withdraws (empty for customers). */
  undo: object({ from_stage: stageName().required(), to_stage: stageName().required(), withdraws: string().required() })
    .nullable()
    .default(undefined)
    .defined(),
  items: array(orderItemSchema).required(),
  lines: array(lineSchema).required(),
  quotation: number().integer().required(),
  /** The units held for a proposal that was not accepted yet, and when the first of these holds ends; null in later stages. */
  reservation: object({ units: number().integer().min(0).required(), until: string().nullable().defined() })
    .nullable()
    .default(undefined)
    .defined(),
  proposals: array(proposalSchema).required(),
  documents: array(documentSchema).required(),
  signers: array(signerSchema).required(),
  packages: array(packageSchema).required(),
  contract_number: string().nullable().defined(),
  addendum_number: string().nullable().defined(),
  addenda: array(addendumSchema).required(),
  responsible: personSchema.nullable().default(undefined).defined(),
  created_by: personSchema.required(),
  comment: string().nullable().defined(),
  cancel_request: cancelRequestSchema.nullable().default(undefined).defined(),
  history: array(historyEntrySchema).required(),
})

export const orderPage = pageOf(orderSummarySchema)

/** Staff's list also has the sum of the monthly fees of all found orders. */
export const managementPage = orderPage.shape({ monthly_fee: decimalString().required() })

export const orderSummaryList = array(orderSummarySchema).required()

export const orderListQuery = object({
  ...pageQuery,
  stage_name: stageName(),
  turn: string().oneOf(['customer', 'staff'] as const),
  /** Only in one of the stages of this group. */
  stage_group: string().oneOf(STAGE_GROUP_KEYS),
  /** Only overdue orders. */
  late: boolean(),
  search: string().trim().max(80),
  /** Only rentals whose contract ends within that many days, including those that have ended. */
  ends_within: number().integer().min(0).max(366),
  ordering: string().oneOf(ORDER_ORDERINGS).default('-created_at'),
  /** Cursors: rows after, or before, the given one; `next` and `previous` use them on deep pages. */
  after: string().matches(CURSOR),
  before: string().matches(CURSOR),
})

export const managementListQuery = orderListQuery.shape({
  company_id: number().integer().positive(),
  /** Only of this seller. */
  responsible_id: id(),
  /** Only orders that wait for the caller's own groups. */
  mine: boolean(),
  /** Only orders with an open cancel request. */
  cancel_requested: boolean(),
})

/** The same filters and sorting for the whole list as a file. */
export const orderCsvQuery = orderListQuery.omit(['page', 'page_size', 'after', 'before'])
export const managementCsvQuery = managementListQuery
  .omit(['page', 'page_size', 'after', 'before'])
  .shape({ chosen: string().matches(CHOSEN_ORDERS) })

export const maskParam = object({
  maskId: string()
    .matches(/^\d{6}$/)
    .required(),
})

export const managedOrderParams = maskParam.shape({ companyId: number().integer().positive().required() })

export type Order = InferType<typeof orderSchema>
export type OrderSummary = InferType<typeof orderSummarySchema>
export type OrderListQuery = InferType<typeof orderListQuery>
export type OrderCsvQuery = InferType<typeof orderCsvQuery>
export type ManagementCsvQuery = InferType<typeof managementCsvQuery>
export type ManagementPage = InferType<typeof managementPage>
export type ManagementListQuery = InferType<typeof managementListQuery>
export type OrderItem = InferType<typeof orderItemSchema>
export type ItemUpgrade = InferType<typeof itemUpgradeSchema>
export type Proposal = InferType<typeof proposalSchema>
export type HistoryEntry = InferType<typeof historyEntrySchema>
