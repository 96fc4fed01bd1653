import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { isAvailableNow, mayPerform, TRANSITIONS } from '@/services/orders/workflow/transition-table.rules'
import type { OrderRecord } from '../order-record.repository'
import { toOrder } from '../order.mapper'
import { toSnapshot } from '../snapshot.mapper'

/**
 * Checks a command against the transition table.
 * Refuses 403 when the action is not the actor's, 409 `stage_changed` when the order is not in the stage the
 * command was meant for, 409 `conflict` with the guard's sentence when something is missing.
 */
export function authorizeCommand(
  actor: Actor,
  record: OrderRecord,
  command: { action: OrderAction; stage?: StageName },
): void {
  const { action } = command
  const snapshot = toSnapshot(record)
  const stage = command.stage ?? onlyStageOf(action) ?? snapshot.stage
  if (!mayPerform(action, stage, actor)) throw new Refusal('forbidden')
  if (stage !== snapshot.stage || !isAvailableNow(action, snapshot)) throw stageChanged(record, actor)
  const objection = TRANSITIONS[action].guard(snapshot)
  if (objection) throw preconditionFailed(objection, record, actor)
}

/** The order has moved on; the refusal carries it as it is now. */
export const stageChanged = (record: OrderRecord, actor: Actor): Refusal =>
  new Refusal('stage_changed', { data: { order: toOrder(record, actor) } })

/** A precondition does not hold; the sentence says which. */
export const preconditionFailed = (sentence: string, record: OrderRecord, actor: Actor): Refusal =>
  new Refusal('conflict', { errors: [sentence], data: { order: toOrder(record, actor) } })

function onlyStageOf(action: OrderAction): StageName | undefined {
  const [only, ...others] = TRANSITIONS[action].stages
  return others.length === 0 ? only : undefined
}
