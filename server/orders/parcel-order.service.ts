import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { isPhaseBefore, outgoingPhaseOf, PACKAGES_COMPLETE } from '@/services/logistics/package-stages.rules'
import type { Order } from '@/services/orders/orders.schema'
import { changeOrderIn, type Command } from './change-order.service'
import type { OrderRef } from './order.repository'
import { deliveryDone, packingDone, shippingDone } from './parcel-stages'

const EFFECTS = {
  complete_packaging: packingDone,
  complete_shipping: shippingDone,
  complete_delivery: deliveryDone,
} as const

/**
 * Does something to a package, then lets its order follow: when the slowest package has left a stage, so does the order,
 * through the same actions and guards as when somebody completes the stage by hand. All of it or nothing.
 * Refuses as `changeOrder`.
 */
export function changeWithPackages(actor: Actor, ref: OrderRef, command: Command): Promise<Order> {
  return transaction(async (tx) => {
    let order = await changeOrderIn(tx, actor, ref, command)
    for (let action = followUp(order); action; action = followUp(order)) {
      order = await changeOrderIn(tx, actor, ref, { action, effect: EFFECTS[action] })
    }
    return order
  })
}

/** What completes the order's stage now that all of its packages have come far enough. */
function followUp({ stage_name, packages, allowed_actions }: Order): keyof typeof EFFECTS | undefined {
  if (!(stage_name in PACKAGES_COMPLETE)) return undefined
  const { action, phase } = PACKAGES_COMPLETE[stage_name as keyof typeof PACKAGES_COMPLETE]
  const isDone = packages.every(({ package_type, apart, delivery_status }) => {
    const reached = outgoingPhaseOf(delivery_status)
    return package_type === 'return' || apart || !reached || !isPhaseBefore(reached, phase)
  })
  return isDone && allowed_actions.includes(action) ? action : undefined
}
