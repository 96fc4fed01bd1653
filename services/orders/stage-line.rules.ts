import { formatDayShort, formatMonth } from '@/services/format/format.rules'
import { arrivalDay } from './deadline-texts.rules'
import type { Audience } from './order-ref.rules'
import type { Order, OrderSummary } from './orders.schema'
import {
  PHASE_LABEL,
  positionOf,
  ROAD,
  STAGE_LABEL,
  STAGE_PHASE,
  type StageName,
  type StageState,
} from './stages.rules'

type RoadStage = (typeof ROAD)[number]

/** One segment of the stage line, as the bricks draw it. */
export type StageItem = {
  key: string
  label: string
  phase: string
  state: StageState
  side?: 'customer' | 'staff'
  note?: string
}

type Standing = OrderSummary & Partial<Pick<Order, 'stages' | 'packages'>>

/** The stage line of an order. A summary has no dates; its passed stages are complete all the same. */
export function stageItems(order: Standing, audience: Audience): StageItem[] {
  return ROAD.map((stage) => {
    const item = { key: stage, label: STAGE_LABEL[stage], phase: PHASE_LABEL[STAGE_PHASE[stage]] }
    if (stage !== order.stage_name) return { ...item, ...besides(order, stage) }
    if (stage === 'FINISHED') return { ...item, state: 'completed', note: dateOf(order, stage) }
    return { ...item, ...here(order, stage, audience) }
  })
}

/** Where a cancelled order stopped; undefined for one that was not cancelled. */
export function cancelledAt(order: Standing): { at: string; note?: string } | undefined {
  if (order.stage_name !== 'CANCELLED') return undefined
  const reached = ROAD.filter((stage) => stateOf(order, stage) !== 'default')
  const stopped = reached.find((stage) => stateOf(order, stage) !== 'completed') ?? reached.at(-1)
  if (!stopped) return { at: '' }
  const date = dateOf(order, 'CANCELLED')
  return { at: stopped, note: `em ${STAGE_LABEL[stopped]}${date ? `, ${date}` : ''}` }
}

function besides(order: Standing, stage: RoadStage): Pick<StageItem, 'state' | 'note'> {
  const state = stateOf(order, stage)
  return state === 'completed' ? { state, note: dateOf(order, stage) } : { state: 'default' }
}

function here(order: Standing, stage: RoadStage, audience: Audience): Pick<StageItem, 'state' | 'side' | 'note'> {
  // What was sent back waits for the customer like anything else that is theirs; red is what is refused and stays so.
  if (order.turn === 'customer') return { state: 'waiting', side: 'customer', note: deadline(order, audience) }
  if (order.stage_state === 'reproved') return { state: 'reproved', note: refused(order, stage) }
  if (order.turn === 'staff') return { state: 'waiting', side: 'staff', note: deadline(order, audience) }
  return { state: 'waiting', note: order.ends_on ? `até ${formatMonth(order.ends_on)}` : undefined }
}

function deadline({ due_at, turn, stage_name, packages }: Standing, audience: Audience): string | undefined {
  if (!due_at) return undefined
  // A customer waits for the packages, not for the record of them.
  const arrival =
    audience === 'customer' && stage_name === 'DELIVERY_INFO' && packages ? arrivalDay(packages) : undefined
  const day = formatDayShort(arrival ?? due_at)
  if (audience === 'staff') return turn === 'customer' ? `cliente até ${day}` : `até ${day}`
  return turn === 'customer' ? `sua vez até ${day}` : `previsto ${day}`
}

const REFUSED: Partial<Record<RoadStage, string>> = {
  PROPOSAL_AGREEMENT: 'recusada',
  CREDIT_ANALYSIS: 'reprovado',
  CONTRACT_INFO: 'recusado',
  DELIVERY_TERM: 'falta algo',
}

const refused = (order: Standing, stage: RoadStage): string =>
  [REFUSED[stage] ?? 'devolvido', dateOf(order, stage)].filter(Boolean).join(' ')

function stateOf(order: Standing, stage: RoadStage): StageState {
  const known = order.stages?.find(({ stage_name }) => stage_name === stage)?.state
  return known ?? (positionOf(stage) < positionOf(order.stage_name) ? 'completed' : 'default')
}

function dateOf(order: Standing, stage: StageName): string | undefined {
  const date = order.stages?.find(({ stage_name }) => stage_name === stage)?.date
  return date ? formatDayShort(date) : undefined
}

/** When something happens next, for a row: 'Até 03/2028', 'Previsto 25/11'; undefined while a deadline says it. */
export function whenText({ stage_name, turn, due_at, ends_on }: OrderSummary): string | undefined {
  if (stage_name === 'ONGOING') return ends_on ? `Até ${formatMonth(ends_on)}` : undefined
  return turn === 'staff' && due_at ? `Previsto ${formatDayShort(due_at)}` : undefined
}
