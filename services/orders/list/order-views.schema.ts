import { array, boolean, type InferType, number, string } from '@/services/config/validation'
import { savedViewContract } from '@/services/saved-views/saved-views.schema'
import { id } from '@/services/config/id.schema'
import { STAGE_GROUP_KEYS } from '../workflow/stage-groups.rules'
import { STAGES } from '../workflow/stages.rules'
import { ORDER_COLUMN_KEYS } from './order-columns.rules'
import { ORDER_ORDERINGS } from './order-list.rules'

const columns = () => array(string().oneOf(ORDER_COLUMN_KEYS).required()).min(2).max(ORDER_COLUMN_KEYS.length)

/** The filters and sorting of a view: the query of the list, without its page. */
const queryFields = {
  stage_name: string().oneOf(STAGES),
  stage_group: string().oneOf(STAGE_GROUP_KEYS),
  responsible_id: id(),
  turn: string().oneOf(['customer', 'staff'] as const),
  mine: boolean(),
  late: boolean(),
  cancel_requested: boolean(),
  search: string().trim().max(80),
  company_id: number().integer().positive(),
  ordering: string().oneOf(ORDER_ORDERINGS),
}

/** The views of the staff's order list, with the columns that each shows. */
export const orderViewContract = savedViewContract(queryFields, {
  answered: { columns: columns().nullable().defined() },
  sent: { columns: columns().nullable() },
})

export type OrderViews = InferType<typeof orderViewContract.views>
export type OwnOrderView = InferType<typeof orderViewContract.view>
export type OrderViewQuery = OwnOrderView['query']
