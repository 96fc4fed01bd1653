import { refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { UndoStage } from '@/services/orders/workflow/order-commands.schema'
import { rollbackFrom } from '@/services/orders/workflow/rollbacks.rules'
import { changeOrder } from './change-order.service'
import { WITHDRAWALS } from './rollback-withdrawals'

/**
 * Rolls an order back from the named stage, with a reason (docs/workflow.md, "Rollbacks"). What the target stage must provide
 * again is withdrawn and kept in the history.
 * Refuses 400 for a stage without a rollback, otherwise as `changeOrder`.
 */
export function undoStage(actor: Actor, ref: OrderKey, { stage_name: stage, message }: UndoStage): Promise<Order> {
  const rollback = rollbackFrom(stage)
  if (!rollback) {
    throw refuseField('stage_name', 'Essa etapa não pode ser desfeita.')
  }
  return changeOrder(actor, ref, {
    action: 'undo_stage',
    stage,
    effect: async (change) => ({ message, backTo: rollback.to, ...(await WITHDRAWALS[stage]?.(change)) }),
  })
}
