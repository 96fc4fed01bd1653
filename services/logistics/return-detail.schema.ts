import { companyRefSchema } from '@/services/auth/auth.schema'
import { addressSchema } from '@/services/companies/addresses.schema'
import { array, boolean, type InferType, number, object, string } from '@/services/config/validation'
import { EXCHANGE_KINDS } from '@/services/equipment/exchanges.rules'
import { type Page, pageOf, pageQuery } from '@/services/http/page.schema'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { CHECKLIST_POINTS } from './checklist.rules'
import { DELIVERY_STATUSES } from './delivery-status.rules'
import { packageUnitSchema } from './packages.schema'
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
  /** What staff do next. */
  todo: string().oneOf(RETURN_TODOS).required(),
  late: boolean().required(),
  delivery_status: string().oneOf(DELIVERY_STATUSES).required(),
  /** The rest of the order stays rented. */
  apart: boolean().required(),
  /** It brings back what an exchange replaced. */
  exchange: boolean().required(),
  tracking_code: string().nullable().defined(),
  request_date: day(),
  /** When it is expected here, and when it came. */
  delivery_eta: day(),
  delivery_date: day(),
  appraisal_date: day(),
  units: count(),
  received: count(),
  appraised: count(),
}

/** A return in the list of all of them. */
export const listedReturnSchema = object({
  ...summaryFields,
  address: object({ label: string().required(), city: string().required(), state: string().required() }).required(),
})

/** With how many there are of each kind, whatever the list is narrowed to by it. */
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
  late: boolean(),
  /** Order number, company, CNPJ, tracking code, or a serial that comes back. */
  search: string().trim().max(80),
})

const pictureSchema = object({
  id: number().integer().required(),
  /** Name of the stored picture, as `pictures` serves it. */
  src: string().required(),
  moment: string().required(),
})

/** A unit of a return as it lies on the table. */
const returnedUnitSchema = packageUnitSchema.shape({
  label: string().nullable().defined(),
  product: object({ name: string().required(), image: string().nullable().defined() }).required(),
  /** What is looked at, by the kind of its product. */
  points: array(string().oneOf(CHECKLIST_POINTS).required()).required(),
  /** Taken when it was packed, when it was delivered and when it was appraised, the oldest first. */
  pictures: array(pictureSchema.required()).required(),
})

/** A return as who gave the units back sees it: what came, and how each unit was found. */
export const ownReturnSchema = object({
  id: number().integer().required(),
  serials: array(returnedUnitSchema.omit(['points', 'destination']).required()).required(),
})

/** A return with all that is needed to receive and appraise it. */
export const returnDetailSchema = object({
  ...summaryFields,
  address: addressSchema.required(),
  comment: string().nullable().defined(),
  /** Why it was asked for. */
  reason: string().nullable().defined(),
  can_call_off: boolean().required(),
  /** Of exchanges: which unit gave its place, and to which once that has arrived. */
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
