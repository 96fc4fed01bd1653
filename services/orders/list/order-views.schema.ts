import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { STAGES } from '../workflow/stages.rules'
import { ORDER_COLUMN_KEYS } from './order-columns.rules'
import { ORDER_ORDERINGS } from './order-list.rules'

/** The most views one user may have. */
export const MAX_VIEWS = 20

const columns = () => array(string().oneOf(ORDER_COLUMN_KEYS).required()).min(2).max(ORDER_COLUMN_KEYS.length)

/** The filters and sorting of a view: the query of the list, without its page. */
const queryFields = {
  stage_name: string().oneOf(STAGES),
  turn: string().oneOf(['customer', 'staff'] as const),
  mine: boolean(),
  late: boolean(),
  cancel_requested: boolean(),
  search: string().trim().max(80),
  company_id: number().integer().positive(),
  ordering: string().oneOf(ORDER_ORDERINGS),
}

const name = () => string().trim().max(40).required('Preencha esse campo')

export const orderViewSchema = object({
  id: number().integer().required(),
  name: string().required(),
  query: object(queryFields).required(),
  columns: columns().nullable().defined(),
})

/** One user's views, the view their list opens with, and the columns they chose for the others. */
export const orderViewsSchema = object({
  views: array(orderViewSchema).required(),
  /** The key of a built-in view, or the id of an own one as text; null for the default. */
  first: string().nullable().defined(),
  columns: columns().nullable().defined(),
})

export const newOrderViewBody = strictObject({
  name: name(),
  query: strictObject(queryFields).required(),
  columns: columns().nullable(),
})

/** Omitted fields stay as they are. */
export const orderViewBody = strictObject({
  name: string().trim().min(1, 'Preencha esse campo').max(40),
  query: strictObject(queryFields).default(undefined),
  columns: columns().nullable(),
})

export const viewNameBody = strictObject({ name: name() })

export const orderViewSettingsBody = strictObject({
  first: string()
    .matches(/^[a-z0-9-]{1,40}$/)
    .nullable(),
  columns: columns().nullable(),
})

export const orderViewParams = object({ id: number().integer().positive().required() })

export type OrderViews = InferType<typeof orderViewsSchema>
export type OwnOrderView = InferType<typeof orderViewSchema>
export type OrderViewQuery = OwnOrderView['query']
export type NewOrderView = InferType<typeof newOrderViewBody>
export type OrderViewChange = Partial<InferType<typeof orderViewBody>>
export type OrderViewSettings = InferType<typeof orderViewSettingsBody>
