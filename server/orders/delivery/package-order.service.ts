import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { isPhaseBefore, outgoingPhaseOf, PACKAGES_COMPLETE } from '@/services/logistics/package-stages.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderKey } from '../order.repository'
import { changeOrderIn, type Command } from '../workflow/change-order.service'
import { completeDelivery, completePackaging, completeShipping } from './package-effects'

const EFFECTS = {
  complete_packaging: completePackaging,
  complete_shipping: completeShipping,
  complete_delivery: completeDelivery,
} as const

/**
 * Does something to a package, then lets its order follow: when the slowest package has left a stage, so does the order,
 * through the same actions and guards as when somebody completes the stage by hand. All of it or nothing.
 * Refuses as `changeOrder`.
 */
export function changeOrderWithPackages(actor: Actor, ref: OrderKey, command: Command): Promise<Order> {
  return transaction(async (tx) => {
    let order = await changeOrderIn(tx, actor, ref, command)
    for (let action = nextCompletion(order); action; action = nextCompletion(order)) {
      order = await changeOrderIn(tx, actor, ref, { action, effect: EFFECTS[action] })
    }
    return order
  })
}

/** What completes the order's stage now that all of its packages have come far enough. */
function nextCompletion({ stage_name, packages, allowed_actions }: Order): keyof typeof EFFECTS | undefined {
  if (!(stage_name in PACKAGES_COMPLETE)) return undefined
  const { action, phase } = PACKAGES_COMPLETE[stage_name as keyof typeof PACKAGES_COMPLETE]
  const isDone = packages.every(({ package_type, apart, delivery_status }) => {
    const reached = outgoingPhaseOf(delivery_status)
    return package_type === 'return' || apart || !reached || !isPhaseBefore(reached, phase)
  })
  return isDone && allowed_actions.includes(action) ? action : undefined
}
