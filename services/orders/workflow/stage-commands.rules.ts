import type { OrderAction } from './actions.rules'
import type { StageName } from './stages.rules'

/** The actions behind `PUT …/stage`: what completes a stage, and what refuses it where that is staff's to say. */
type StageActions = { complete: OrderAction; refuse?: OrderAction }

/** Stages that staff complete by that call; the others are the customer's to complete, or the end of the road. */
export const STAGE_ACTIONS: Partial<Record<StageName, StageActions>> = {
  DOC_ANALYSIS: { complete: 'finish_analysis' },
  CREDIT_ANALYSIS: { complete: 'approve_credit', refuse: 'reprove_credit' },
  CONTRACT_INFO: { complete: 'complete_contract' },
  PACKAGING: { complete: 'complete_packaging' },
  SHIPPING: { complete: 'complete_shipping' },
  DELIVERY_INFO: { complete: 'complete_delivery' },
  DELIVERY_TERM: { complete: 'complete_term' },
  ONGOING: { complete: 'start_return' },
  RETURNING: { complete: 'finish_order' },
}

/** The action that a staff member's decision about a stage stands for, if there is one. */
export const stageAction = (stage: StageName, approved: boolean): OrderAction | undefined =>
  STAGE_ACTIONS[stage]?.[approved ? 'complete' : 'refuse']
