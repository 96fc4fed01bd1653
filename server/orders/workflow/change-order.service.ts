import { transaction, type Tx } from '@/server/db/client'
import type { Refusal } from '@/server/http/refusal'
import type { RentalOwner } from '@/server/stock/events/rented-units.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { loadOrderRecord, type OrderRecord } from '../order-record.repository'
import { toOrder } from '../order.mapper'
import type { OrderKey } from '../order.repository'
import { lockVisibleOrder } from '../visibility'
import { applyTransition, type CommandResult } from './apply-transition'
import { authorizeCommand, preconditionFailed } from './authorize-command'

export type { OrderKey }

export type Command = {
  action: OrderAction
  /** The stage that the command was meant for; by default the only one in which its action exists. */
  stage?: StageName
  /** How history calls it, when that is not the action's name. */
  historyAction?: string
  /** The order as the command itself makes it before it is judged, when one step does what two could do. */
  preview?: OrderRecord
  /** Changes what belongs to the order; where the order itself goes, the transition table says. */
  effect: (change: Change) => Promise<CommandResult>
}

/** What an effect works with: its transaction, the locked order as it was, who acts and when. */
export type Change = {
  tx: Tx
  record: OrderRecord
  actor: Actor
  now: Date
  /** The refusal for what turns out to stand in the way: 409 `conflict` with the order as it is. */
  preconditionFailed: (sentence: string) => Refusal
}

/**
 * The one way in which an order changes (workflow.md, "Rules that hold in every stage"): lock it, judge the command by
 * the transition table, let it take effect, move the stage, write history and mails; all of it in one transaction.
 * Refuses 404 for an order that the actor may not see, 403 for another's action, 409 `stage_changed` when the order has
 * moved on and `conflict` when something is missing; the 409s bring the order as it is, and nothing is changed.
 * @param command what to do, or how that follows from what the order holds
 */
export const changeOrder = (actor: Actor, ref: OrderKey, command: CommandOrBuilder): Promise<Order> =>
  transaction((tx) => changeOrderIn(tx, actor, ref, command))

/** What to do, or how that follows from what the order holds. */
type CommandOrBuilder = Command | ((record: OrderRecord) => Command)

/** The same within the caller's transaction, for deeds of several steps. */
export async function changeOrderIn(tx: Tx, actor: Actor, ref: OrderKey, command: CommandOrBuilder): Promise<Order> {
  const orderId = await lockVisibleOrder(tx, actor, ref)
  const record = await loadOrderRecord(tx, orderId)
  const chosen = typeof command === 'function' ? command(record) : command
  authorizeCommand(actor, chosen.preview ?? record, chosen)
  const now = new Date()
  const objection = (sentence: string) => preconditionFailed(sentence, record, actor)
  const outcome = await chosen.effect({ tx, record, actor, now, preconditionFailed: objection })
  return toOrder(await applyTransition(tx, actor, { record, command: chosen, outcome, now }), actor)
}

/** What a change of units says about whose rental it is. */
export const rentalOwner = ({ order, company }: Pick<OrderRecord, 'order' | 'company'>): RentalOwner => ({
  orderId: order.id,
  companyId: company.id,
})
