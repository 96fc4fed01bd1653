import { type Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderAction } from '@/services/orders/actions.rules'
import type { StageCommand } from '@/services/orders/order-commands.schema'
import type { Order } from '@/services/orders/orders.schema'
import { stageAction } from '@/services/orders/stage-commands.rules'
import { completeAnalysis } from './analyse-documents'
import { changeOrder, type Command } from './change-order.service'
import { completeTerm } from './complete-term'
import type { OrderRef } from './order.repository'
import { endRental, startReturn } from './return-order'
import { packingDone, shippingDone, deliveryDone, startPacking } from './parcel-stages'

type Effect = Command['effect']

/** What completing or refusing a stage changes besides the stage itself. */
const EFFECTS: Partial<Record<OrderAction, Effect>> = {
  complete_contract: startPacking,
  complete_packaging: packingDone,
  complete_shipping: shippingDone,
  complete_delivery: deliveryDone,
  complete_term: completeTerm,
  start_return: startReturn,
  finish_order: endRental,
}

/**
 * Staff complete or refuse the stage that they name (`PUT …/stage`).
 * Refuses 400 for a stage that is not decided this way and for a refusal without its reason, else as `changeOrder`.
 */
export function decideStage(actor: Actor, ref: OrderRef, command: StageCommand): Promise<Order> {
  const { stage_name: stage, approved, message } = command
  const action = stageAction(stage, approved)
  if (!action) throw notDecidedHere(approved)
  if (!approved && !message) throw withoutReason()
  if (action === 'finish_analysis') return completeAnalysis(actor, ref, command)
  return changeOrder(actor, ref, {
    action,
    stage,
    effect: async (change) => ({ message, ...(await EFFECTS[action]?.(change)) }),
  })
}

const notDecidedHere = (approved: boolean): Refusal => {
  return refuseField(
    'stage_name',
    approved ? 'Essa etapa não é concluída por aqui.' : 'Essa etapa não pode ser reprovada.',
  )
}

const withoutReason = (): Refusal => {
  return refuseField('message', 'Diga o motivo da reprovação.')
}
