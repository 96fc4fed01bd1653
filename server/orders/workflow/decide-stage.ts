import { type Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { StageCommand } from '@/services/orders/workflow/order-commands.schema'
import { stageAction } from '@/services/orders/workflow/stage-commands.rules'
import { completeTerm } from '../delivery/complete-term'
import { completeDelivery, completePackaging, completeShipping, startPacking } from '../delivery/package-effects'
import { completeAnalysis } from '../documents/analyse-documents'
import type { OrderKey } from '../order.repository'
import { endRental, startReturn } from '../returns/return-order'
import { changeOrder, type Command } from './change-order.service'

type Effect = Command['effect']

/** What completing or refusing a stage changes besides the stage itself. */
const EFFECTS: Partial<Record<OrderAction, Effect>> = {
  complete_contract: startPacking,
  complete_packaging: completePackaging,
  complete_shipping: completeShipping,
  complete_delivery: completeDelivery,
  complete_term: completeTerm,
  start_return: startReturn,
  finish_order: endRental,
}

/**
 * Staff complete or refuse the stage that they name (`PUT …/stage`).
 * Refuses 400 for a stage that is not decided this way and for a refusal without its reason, else as `changeOrder`.
 */
export function decideStage(actor: Actor, ref: OrderKey, command: StageCommand): Promise<Order> {
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
