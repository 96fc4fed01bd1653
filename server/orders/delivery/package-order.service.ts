import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { isPhaseBefore, outgoingPhaseOf, PACKAGES_COMPLETE } from '@/services/logistics/packages/package-stages.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import { changeOrderIn, type Command } from '../workflow/change-order.service'
import { stageEffect } from '../workflow/stage-effects'

/**
 * Runs a command on a package, then completes the stages that the order's slowest package has left, through the same
 * actions, guards and effects as when somebody completes them by hand; all in one transaction. Refuses as `changeOrder`.
 */
export function changeOrderWithPackages(actor: Actor, ref: OrderKey, command: Command): Promise<Order> {
  return transaction(async (tx) => {
    let order = await changeOrderIn(tx, actor, ref, command)
    for (let action = nextCompletion(order); action; action = nextCompletion(order)) {
      order = await changeOrderIn(tx, actor, ref, { action, effect: stageEffect(action) })
    }
    return order
  })
}

/** The action that completes the order's stage, once all of its packages have left it. */
function nextCompletion({ stage_name, packages, allowed_actions }: Order): OrderAction | undefined {
  if (!(stage_name in PACKAGES_COMPLETE)) return undefined
  const { action, phase } = PACKAGES_COMPLETE[stage_name as keyof typeof PACKAGES_COMPLETE]
  const isDone = packages.every(({ package_type, apart, delivery_status }) => {
    const reached = outgoingPhaseOf(delivery_status)
    return package_type === 'return' || apart || !reached || !isPhaseBefore(reached, phase)
  })
  return isDone && allowed_actions.includes(action) ? action : undefined
}
