import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { ORDER_ACTIONS, type OrderAction } from './actions.rules'
import { DELIVERY } from './delivery.transitions.rules'
import { HIRING } from './hiring.transitions.rules'
import { RENTAL } from './rental.transitions.rules'
import type { OrderSnapshot } from './snapshot.rules'
import type { StageName } from './stages.rules'
import type { Transition } from './transition.rules'

/** The transition table: every action, where it exists, whose it is, what it needs and where it leads. */
export const TRANSITIONS: Record<OrderAction, Transition> = { ...HIRING, ...DELIVERY, ...RENTAL }

type ActorFields = Pick<Actor, 'groups' | 'isCompanyAdmin' | 'companyId'>

/** True when the action is the actor's in this stage, whatever else the order looks like. */
export function mayPerform(action: OrderAction, stage: StageName, actor: ActorFields): boolean {
  const { customer, staff } = TRANSITIONS[action]
  if (isCustomer(actor)) return customer === true && may(actor, 'checkout:write')
  return staff?.(stage).some((group) => actor.groups.includes(group)) ?? false
}

/** True while the order is in a stage that has the action, and its `when` holds. */
export function isAvailableNow(action: OrderAction, order: OrderSnapshot): boolean {
  const { stages, when } = TRANSITIONS[action]
  return stages.includes(order.stage) && (when?.(order) ?? true)
}

/** What this actor may do with the order now, in the order of ORDER_ACTIONS. Screens draw their buttons from it. */
export const allowedActions = (order: OrderSnapshot, actor: ActorFields): OrderAction[] =>
  ORDER_ACTIONS.filter((action) => {
    return isAvailableNow(action, order) && mayPerform(action, order.stage, actor) && !TRANSITIONS[action].guard(order)
  })

/** The actions behind `PUT …/stage`: what completes a stage, and what refuses it where staff may. */
type StageActions = { complete: OrderAction; refuse?: OrderAction }

/** Stages that staff complete by that call; the customer completes the others, or they are final. */
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
