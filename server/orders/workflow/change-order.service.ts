import { transaction, type Tx } from '@/server/db/client'
import type { Refusal } from '@/server/http/refusal'
import type { RentalOwner } from '@/server/stock/events/rented-units.service'
import type { AuditAction } from '@/services/audit/audit-action.rules'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { loadOrderRecord, type OrderRecord } from '../order-record.repository'
import { toOrder } from '../order.mapper'
import { lockVisibleOrder } from '../visibility'
import { applyTransition, type CommandResult } from './apply-transition'
import { authorizeCommand, preconditionFailed } from './authorize-command'

export type Command = {
  action: OrderAction
  /** The stage the command was meant for; defaults to the only stage that has its action. */
  stage?: StageName
  /** The name in the history, when it differs from the action's. */
  historyAction?: AuditAction
  /** The record as the command will leave it: guards are checked against it when one command does the work of two. */
  preview?: OrderRecord
  /** Changes what belongs to the order; the transition table decides where the order goes. */
  effect: (change: Change) => Promise<CommandResult | Unchanged>
}

/** Nothing was to be done: no step, no history, no mail. */
type Unchanged = { unchanged: true }

/** What an effect works with: the transaction, the locked order before the change, the actor and the time. */
export type Change = {
  tx: Tx
  record: OrderRecord
  actor: Actor
  now: Date
  /** A 409 `conflict` with the order as it is, for a precondition only the effect can check. */
  preconditionFailed: (sentence: string) => Refusal
}

/**
 * The only way to change an order (docs/workflow.md, "Rules that hold in every stage"; ADR 0201): locks it, authorizes the
 * command against the transition table, runs its effect, applies the transition, writes history and mails, all in one
 * transaction.
 * Refuses 404 for an order that the actor may not see, 403 for another's action, 409 `stage_changed` when the order has
 * moved on and `conflict` when something is missing; the 409s carry the order as it is, and nothing is changed.
 * @param command what to do, or a function of the order's record that says so
 */
export const changeOrder = (actor: Actor, ref: OrderKey, command: CommandOrBuilder): Promise<Order> =>
  transaction((tx) => changeOrderIn(tx, actor, ref, command))

type CommandOrBuilder = Command | ((record: OrderRecord) => Command)

/** The same within the caller's transaction, for use-cases of several steps. */
export async function changeOrderIn(tx: Tx, actor: Actor, ref: OrderKey, command: CommandOrBuilder): Promise<Order> {
  const orderId = await lockVisibleOrder(tx, actor, ref)
  const record = await loadOrderRecord(tx, orderId)
  const chosen = typeof command === 'function' ? command(record) : command
  authorizeCommand(actor, chosen.preview ?? record, chosen)
  const now = new Date()
  const objection = (sentence: string) => preconditionFailed(sentence, record, actor)
  const outcome = await chosen.effect({ tx, record, actor, now, preconditionFailed: objection })
  if ('unchanged' in outcome) return toOrder(record, actor)
  return toOrder(await applyTransition(tx, actor, { record, command: chosen, outcome, now }), actor)
}

/** Whose rental a change of units belongs to. */
export const rentalOwner = ({ order, company }: Pick<OrderRecord, 'order' | 'company'>): RentalOwner => ({
  orderId: order.id,
  companyId: company.id,
})
