import { array, type InferType, number, object, string } from '@/services/config/validation'
import { STAGES } from '../workflow/stages.rules'

const count = () => number().integer().min(0).required()

/** Counts of the orders the caller can see, by stage: the source of the counters of saved views and the home page. */
export const ordersSummarySchema = object({
  total: count(),
  /** Waiting for the caller's own signature, apart from what waits for their groups. */
  to_sign: count(),
  stages: array(
    object({
      stage_name: string().oneOf(STAGES).required(),
      total: count(),
      customer_turn: count(),
      staff_turn: count(),
      late: count(),
      /** Orders with an open cancel request. */
      cancel_requests: count(),
    }),
  ).required(),
})

export type OrdersSummary = InferType<typeof ordersSummarySchema>
export type StageCount = OrdersSummary['stages'][number]
