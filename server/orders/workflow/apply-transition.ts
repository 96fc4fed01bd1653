import { type Author, recordEvent } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import type { AuditAction } from '@/services/audit/audit-action.rules'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import { dueAt } from '@/services/orders/workflow/due.rules'
import {
  type OrderState,
  restingState,
  type StageName,
  type StageState,
  type Turn,
} from '@/services/orders/workflow/stages.rules'
import { isDeclined } from '@/services/orders/signing/signing-state.rules'
import type { OrderSnapshot } from '@/services/orders/workflow/snapshot.rules'
import { TRANSITIONS } from '@/services/orders/workflow/transition-table.rules'
import { turnOf } from '@/services/orders/workflow/turn.rules'
import { activeFeeOf } from '../active-fee.mapper'
import { announceTurn } from '../mails/mail-order'
import { loadContents, loadOrderHead, type OrderRecord } from '../order-record.repository'
import { type OrderChange, updateOrder, updateStage } from '../order.repository'
import { toOrderState, toSnapshot } from '../snapshot.mapper'

export type CommandResult = {
  /** False when an action that may complete the stage does not this time. */
  completes?: boolean
  /** A rollback's target. */
  backTo?: StageName
  /** Passes the turn within a stage (handing in). */
  turn?: Turn
  /** Shown with the stage and in history, and mailed to the other side. */
  message?: string | null
  /** Other columns of the order. */
  columns?: OrderChange
  /** Mail the other side although the turn does not move. */
  announce?: true
  before?: object
  after?: object
}

type Change = {
  record: OrderRecord
  command: { action: OrderAction; historyAction?: AuditAction }
  outcome: CommandResult
  now: Date
}

/**
 * Moves the order where the table and the result of a command lead: stage rows, turn, deadline, version + 1, history and
 * mails.
 * @returns the record after the change
 */
export async function applyTransition(
  tx: Tx,
  actor: Author,
  { record, command, outcome, now }: Change,
): Promise<OrderRecord> {
  const { order, company } = record
  const contents = await loadContents(tx, order.id)
  const from = toOrderState(order)
  const asChanged = { ...record, ...contents, order: { ...order, ...outcome.columns } }
  const to = nextOrderState(asChanged, command.action, outcome)
  const isMoved = from.stage !== to.stage || from.state !== to.state || from.turn !== to.turn
  const isAnnounced = isMoved || outcome.announce === true
  const isDecided = TRANSITIONS[command.action].setsState !== undefined
  await updateStages(tx, { orderId: order.id, from, to, isDecided, outcome, now })
  await updateOrder(tx, order.id, {
    ...outcome.columns,
    activeFee: activeFeeOf(asChanged),
    stageName: to.stage,
    stageState: to.state,
    turn: to.turn,
    dueAt: isAnnounced ? dueAt(to, now) : order.dueAt,
    updatedAt: now,
  })
  await recordEvent(tx, actor, {
    model: 'order',
    objectId: order.id,
    companyId: company.id,
    action: command.historyAction ?? command.action,
    version: order.version + 1,
    fromStage: from.stage,
    toStage: to.stage,
    message: outcome.message,
    before: { ...from, ...outcome.before },
    after: { ...to, ...outcome.after },
  })
  const changed = { ...(await loadOrderHead(tx, order.id)), ...contents }
  if (isAnnounced) await announceTurn(tx, changed, outcome.message)
  return changed
}

/** Where the table leads; the turn follows from the order's facts after the change. */
function nextOrderState(record: OrderRecord, action: OrderAction, outcome: CommandResult): OrderState {
  const { nextStage, setsState } = TRANSITIONS[action]
  const snapshot = toSnapshot(record)
  const { backTo } = outcome
  const target = outcome.completes === false ? undefined : nextStage
  const next = backTo
    ? { stage: backTo, state: 'reproved' as const, turn: null, sentBack: true }
    : target
      ? { stage: target, state: restingState(target), turn: null, sentBack: false }
      : {
          stage: snapshot.stage,
          state: setsState ?? stateInStage(snapshot),
          turn: outcome.turn ?? snapshot.turn,
          sentBack: !setsState && snapshot.sentBack,
        }
  const { stage, state } = next
  return { stage, state, turn: turnOf({ ...snapshot, ...next }) }
}

/** A contract is refused as long as somebody's refusal to sign it stands. */
const stateInStage = (order: OrderSnapshot): StageState =>
  order.stage !== 'CONTRACT_INFO' ? order.state : isDeclined(order, 'CONTRACT') ? 'reproved' : 'waiting'

type Move = {
  orderId: number
  from: OrderState
  to: OrderState
  /** The action itself decides the state, so that a stage that was sent back can be refused. */
  isDecided: boolean
  outcome: CommandResult
  now: Date
}

async function updateStages(tx: Tx, { orderId, from, to, isDecided, outcome, now }: Move): Promise<void> {
  const { message = null } = outcome
  if (from.stage === to.stage) {
    if (from.state === to.state && !isDecided) return
    const isReproved = to.state === 'reproved'
    const decision = isReproved
      ? { approved: false, message, date: now }
      : { approved: null, message: null, date: null }
    return updateStage(tx, orderId, to.stage, { state: to.state, ...decision })
  }
  await updateStage(tx, orderId, from.stage, leaving(to.stage, outcome, now))
  const reason = outcome.backTo || to.stage === 'CANCELLED' ? message : null
  const date = to.state === 'completed' ? now : null
  await updateStage(tx, orderId, to.stage, { state: to.state, approved: null, message: reason, date })
}

/** A stage that a rollback leaves counts as not reached, the stage in which an order is cancelled as refused. */
function leaving(target: StageName, { backTo, message = null }: CommandResult, now: Date) {
  if (backTo) return { state: 'default', approved: null, message: null, date: null } as const
  if (target === 'CANCELLED') return { state: 'reproved', approved: false, message, date: now } as const
  return { state: 'completed', approved: true, message, date: now } as const
}
