import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { ORDER_ACTIONS, type OrderAction } from './actions.rules'
import { CONTRACT, CONTRACT_END } from './contract.transitions.rules'
import { DELIVERY } from './delivery.transitions.rules'
import { HIRING } from './hiring.transitions.rules'
import { RENTAL } from './rental.transitions.rules'
import type { OrderSnapshot } from './snapshot.rules'
import type { StageName } from './stages.rules'
import type { Transition } from './transition.rules'

/** The transition table: every action, where it exists, whose it is, what it needs and where it leads. */
export const TRANSITIONS: Record<OrderAction, Transition> = {
  ...HIRING,
  ...CONTRACT,
  ...DELIVERY,
  ...CONTRACT_END,
  ...RENTAL,
}

type ActorFields = Pick<Actor, 'groups' | 'isCompanyAdmin' | 'companyId'>

/** True when the action is the actor's in this stage, whatever else the order looks like. */
export function mayPerform(action: OrderAction, stage: StageName, actor: ActorFields): boolean {
  const { customer, staff } = TRANSITIONS[action]
  if (isCustomer(actor)) return customer === true && may(actor, 'checkout:write')
  return staff?.(stage).some((group) => actor.groups.includes(group)) ?? false
}

/** True at the action's moment: the order is in a stage that has it, and its time there has come and not passed. */
export function isAvailableNow(action: OrderAction, order: OrderSnapshot): boolean {
  const { stages, when } = TRANSITIONS[action]
  return stages.includes(order.stage) && (when?.(order) ?? true)
}

/** What this actor may do with the order now, in the order of the road. The screens draw their buttons from it. */
export const allowedActions = (order: OrderSnapshot, actor: ActorFields): OrderAction[] =>
  ORDER_ACTIONS.filter((action) => {
    return isAvailableNow(action, order) && mayPerform(action, order.stage, actor) && !TRANSITIONS[action].guard(order)
  })
