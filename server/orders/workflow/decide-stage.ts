import { type Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { StageCommand } from '@/services/orders/workflow/order-commands.schema'
import { stageAction } from '@/services/orders/workflow/transition-table.rules'
import { completeAnalysis } from '../documents/analyse-documents'
import { changeOrder } from './change-order.service'
import { stageEffect } from './stage-effects'

/**
 * Staff complete or refuse the stage they name (`PUT …/stage`).
 * Refuses 400 for a stage that is not decided by this call and for a refusal without a reason, otherwise as `changeOrder`.
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
    effect: async (change) => ({ message, ...(await stageEffect(action)(change)) }),
  })
}

const notDecidedHere = (approved: boolean): Refusal =>
  refuseField('stage_name', approved ? 'Essa etapa não é concluída por aqui.' : 'Essa etapa não pode ser reprovada.')

const withoutReason = (): Refusal => refuseField('message', 'Diga o motivo da reprovação.')
