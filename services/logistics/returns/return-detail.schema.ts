import { companyRefSchema } from '@/services/auth/auth.schema'
import { addressSchema } from '@/services/companies/addresses.schema'
import { array, boolean, type InferType, number, object, string } from '@/services/config/validation'
import { EXCHANGE_KINDS } from '@/services/equipment/exchanges/exchange-transitions.rules'
import { type Page, pageOf, pageQuery } from '@/services/http/page.schema'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { DELIVERY_STATUSES } from '../packages/delivery-status.rules'
import { packageUnitSchema } from '../packages/packages.schema'
import { CHECKLIST_POINTS } from './checklist.rules'
import { RETURN_TODOS, type ReturnTodo } from './return-todo.rules'

const count = () => number().integer().min(0).required()
const day = () => string().nullable().defined()

const orderRef = object({
  order_mask_id: string().required(),
  company: companyRefSchema.required(),
  stage_name: string().oneOf(STAGES).required(),
}).required()

const summaryFields = {
  id: number().integer().required(),
  order: orderRef,
  /** The next step for staff. */
  todo: string().oneOf(RETURN_TODOS).required(),
  /** Until which day the next step is due (`returnDueOn`). */
  due_at: day(),
  delivery_status: string().oneOf(DELIVERY_STATUSES).required(),
  /** The rest of the order stays rented. */
  apart: boolean().required(),
  /** It collects units that an exchange replaced. */
  exchange: boolean().required(),
  tracking_code: string().nullable().defined(),
  request_date: day(),
  /** The day of collection, which ends the rent of its units. */
  sending_date: day(),
  /** Expected and actual day of receipt. */
  delivery_eta: day(),
  delivery_date: day(),
  appraisal_date: day(),
  units: count(),
  received: count(),
  appraised: count(),
}

/** A return in the list. */
export const listedReturnSchema = object({
  ...summaryFields,
  address: object({ label: string().required(), city: string().required(), state: string().required() }).required(),
})

/** With the count of each step, ignoring the filter by step. */
export const returnPage = pageOf(listedReturnSchema).shape({
  todos: object({
    collect: count(),
    on_the_way: count(),
    receive: count(),
    appraise: count(),
    done: count(),
    canceled: count(),
  }).required(),
})

export const returnListQuery = object({
  ...pageQuery,
  todo: string().oneOf(RETURN_TODOS),
  /** True: past what the next step is due for. */
  late: boolean(),
  /** Order number, company, CNPJ, tracking code, or the serial of a returned unit. */
  search: string().trim().max(80),
})

const pictureSchema = object({
  id: number().integer().required(),
  /** Name of the stored picture, as `pictures` serves it. */
  src: string().required(),
  moment: string().required(),
})

/** A returned unit during the appraisal. */
const returnedUnitSchema = packageUnitSchema.shape({
  label: string().nullable().defined(),
  product: object({ name: string().required(), image: string().nullable().defined() }).required(),
  /** Tests of its product type, all of which have to be answered. */
  points: array(string().oneOf(CHECKLIST_POINTS).required()).required(),
  /** Who appraised it, and when. */
  appraised_by: string().nullable().defined(),
  appraised_at: string().nullable().defined(),
  /** Whether its appraisal can still be undone or corrected. */
  correctable: boolean().required(),
  /** Photos from packing, delivery and appraisal, oldest first. */
  pictures: array(pictureSchema.required()).required(),
})

/** What customers do not see of a returned unit. */
const INTERNAL = ['points', 'destination', 'appraised_by', 'appraised_at', 'correctable'] as const

/** A return as the customer sees it: what was received and how it was appraised. */
export const ownReturnSchema = object({
  id: number().integer().required(),
  serials: array(returnedUnitSchema.omit([...INTERNAL]).required()).required(),
})

/** A return with everything needed to receive and appraise it. */
export const returnDetailSchema = object({
  ...summaryFields,
  address: addressSchema.required(),
  comment: string().nullable().defined(),
  /** Reason of the request. */
  reason: string().nullable().defined(),
  can_call_off: boolean().required(),
  /** Of exchanges: the old units, and their replacements once delivered. */
  replacements: array(
    object({
      serial: string().required(),
      by: string().nullable().defined(),
      kind: string().oneOf(EXCHANGE_KINDS).required(),
    }),
  ).required(),
  serials: array(returnedUnitSchema.required()).required(),
})

export type ListedReturn = InferType<typeof listedReturnSchema>
export type ReturnPage = Page<ListedReturn> & { todos: Record<ReturnTodo, number> }
export type ReturnListQuery = InferType<typeof returnListQuery>
export type ReturnDetail = InferType<typeof returnDetailSchema>
export type OwnReturn = InferType<typeof ownReturnSchema>
export type ReturnedUnit = ReturnDetail['serials'][number]
