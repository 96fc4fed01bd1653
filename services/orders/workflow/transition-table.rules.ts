import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { ORDER_ACTIONS, type OrderAction } from './actions.rules'
import { DELIVERY } from './delivery.transitions.rules'
import { HIRING } from './hiring.transitions.rules'
import { RENTAL } from './rental.transitions.rules'
import type { OrderSnapshot } from './snapshot.rules'
import type { StageName } from './stages.rules'
import type { Transition } from './transition.rules'

/** The transition table: every action, the stages that have it, who may perform it, its guard and its target. */
export const TRANSITIONS: Record<OrderAction, Transition> = { ...HIRING, ...DELIVERY, ...RENTAL }

type ActorFields = Pick<Actor, 'groups' | 'isCompanyAdmin' | 'companyId'>

/** True when the actor may perform the action in this stage, regardless of the order's other facts. */
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

/** The actions behind `PUT …/stage`: the one that completes a stage, and the one that refuses it where staff may. */
type StageActions = { complete: OrderAction; refuse?: OrderAction }

/** The stages that staff complete with that call; the others are completed by the customer or final. */
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

/** The action for a staff decision on a stage, if there is one. */
export const stageAction = (stage: StageName, approved: boolean): OrderAction | undefined =>
  STAGE_ACTIONS[stage]?.[approved ? 'complete' : 'refuse']
