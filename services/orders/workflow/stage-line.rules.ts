import { formatDayShort, formatMonth, isPastDue } from '@/services/format/format.rules'
import type { Audience } from '../order-address.rules'
import type { Order, OrderSummary } from '../orders.schema'
import { arrivalDay } from './due-texts.rules'
import {
  HAPPY_PATH,
  PHASE_LABEL,
  positionOf,
  STAGE_LABEL,
  STAGE_PHASE,
  type StageName,
  type StageState,
} from './stages.rules'

type HappyPathStage = (typeof HAPPY_PATH)[number]

/** One segment of the stage line. */
export type StageItem = {
  key: string
  label: string
  phase: string
  state: StageState
  side?: 'customer' | 'staff'
  note?: string
  /** Its deadline has passed; shown to staff. */
  isLate?: boolean
}

type OrderWithStages = OrderSummary & Partial<Pick<Order, 'stages' | 'packages'>>

/** The stage line of an order. A summary has no dates, but its passed stages are still complete. */
export function stageItems(order: OrderWithStages, audience: Audience): StageItem[] {
  return HAPPY_PATH.map((stage) => {
    const item = { key: stage, label: STAGE_LABEL[stage], phase: PHASE_LABEL[STAGE_PHASE[stage]] }
    if (stage !== order.stage_name) return { ...item, ...otherStage(order, stage) }
    if (stage === 'FINISHED') return { ...item, state: 'completed', note: dateOf(order, stage) }
    return { ...item, ...currentStage(order, stage, audience) }
  })
}

/** Where a cancelled order stopped; undefined for one that was not cancelled. */
export function cancelledAt(order: OrderWithStages): { at: string; note?: string } | undefined {
  if (order.stage_name !== 'CANCELLED') return undefined
  const reached = HAPPY_PATH.filter((stage) => stateOf(order, stage) !== 'default')
  const stopped = reached.find((stage) => stateOf(order, stage) !== 'completed') ?? reached.at(-1)
  if (!stopped) return { at: '' }
  const date = dateOf(order, 'CANCELLED')
  return { at: stopped, note: `em ${STAGE_LABEL[stopped]}${date ? `, ${date}` : ''}` }
}

function otherStage(order: OrderWithStages, stage: HappyPathStage): Pick<StageItem, 'state' | 'note'> {
  const state = stateOf(order, stage)
  return state === 'completed' ? { state, note: dateOf(order, stage) } : { state: 'default' }
}

function currentStage(
  order: OrderWithStages,
  stage: HappyPathStage,
  audience: Audience,
): Pick<StageItem, 'state' | 'side' | 'note' | 'isLate'> {
  const late = isLate(order, audience) ? { isLate: true } : {}
  // What is the customer's shows as their turn, sent back or not; red is for what Arrenda has to mend.
  if (order.turn === 'customer') return { state: 'waiting', side: 'customer', note: deadline(order, audience), ...late }
  if (order.turn === 'staff' && order.stage_state === 'reproved')
    return { state: 'reproved', note: refused(order, stage, isLate(order, audience)), ...late }
  if (order.turn === 'staff') return { state: 'waiting', side: 'staff', note: deadline(order, audience), ...late }
  return { state: 'waiting', note: order.ends_on ? `até ${formatMonth(order.ends_on)}` : undefined }
}

const isLate = ({ due_at }: OrderWithStages, audience: Audience): boolean =>
  audience === 'staff' && due_at !== null && isPastDue(due_at)

function deadline({ due_at, turn, stage_name, packages }: OrderWithStages, audience: Audience): string | undefined {
  if (!due_at) return undefined
  // The customer waits for the arrival, not for staff to record it.
  const arrival =
    audience === 'customer' && stage_name === 'DELIVERY_INFO' && packages ? arrivalDay(packages) : undefined
  const day = formatDayShort(arrival ?? due_at)
  if (audience === 'staff') return turn === 'customer' ? `cliente até ${day}` : `até ${day}`
  return turn === 'customer' ? `sua vez até ${day}` : `previsto ${day}`
}

const REFUSED: Partial<Record<HappyPathStage, string>> = {
  PROPOSAL_AGREEMENT: 'recusada',
  CREDIT_ANALYSIS: 'reprovado',
  CONTRACT_INFO: 'recusado',
  DELIVERY_TERM: 'falta algo',
}

/** With the day on which it was sent back; once late, with the day by which it was due. */
function refused(order: OrderWithStages, stage: HappyPathStage, late: boolean): string {
  const word = REFUSED[stage] ?? 'devolvido'
  if (late) return `${word}, ${deadline(order, 'staff') ?? ''}`
  return [word, dateOf(order, stage)].filter(Boolean).join(' ')
}

function stateOf(order: OrderWithStages, stage: HappyPathStage): StageState {
  const known = order.stages?.find(({ stage_name }) => stage_name === stage)?.state
  return known ?? (positionOf(stage) < positionOf(order.stage_name) ? 'completed' : 'default')
}

function dateOf(order: OrderWithStages, stage: StageName): string | undefined {
  const date = order.stages?.find(({ stage_name }) => stage_name === stage)?.date
  return date ? formatDayShort(date) : undefined
}

/**
 * When the next thing happens, for a row: 'Até 03/2028', 'Previsto 25/11'; undefined when a deadline already says it.
 */
export function whenText({ stage_name, turn, due_at, ends_on }: OrderSummary): string | undefined {
  if (stage_name === 'ONGOING') return ends_on ? `Até ${formatMonth(ends_on)}` : undefined
  return turn === 'staff' && due_at ? `Previsto ${formatDayShort(due_at)}` : undefined
}
