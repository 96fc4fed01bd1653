import { array, type InferType, number, object, string } from '@/services/config/validation'
import { STAGES } from '../workflow/stages.rules'

const count = () => number().integer().min(0).required()

/** How many orders stand where, among those that the caller sees: what saved views and the home count with. */
export const ordersSummarySchema = object({
  total: count(),
  stages: array(
    object({
      stage_name: string().oneOf(STAGES).required(),
      total: count(),
      customer_turn: count(),
      staff_turn: count(),
      late: count(),
      /** Where the customer asked to cancel and waits for an answer. */
      cancel_requests: count(),
    }),
  ).required(),
})

export type OrdersSummary = InferType<typeof ordersSummarySchema>
export type StageCount = OrdersSummary['stages'][number]
