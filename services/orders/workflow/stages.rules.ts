/** The twelve stages of an order, in their order (docs/workflow.md). */
export const STAGES = [
  'PROPOSAL_AGREEMENT',
  'DOC_ANALYSIS',
  'CREDIT_ANALYSIS',
  'CONTRACT_INFO',
  'PACKAGING',
  'SHIPPING',
  'DELIVERY_INFO',
  'DELIVERY_TERM',
  'ONGOING',
  'RETURNING',
  'FINISHED',
  'CANCELLED',
] as const

export type StageName = (typeof STAGES)[number]

/** The stages an order passes when nothing goes wrong: all but CANCELLED. */
export const HAPPY_PATH = STAGES.filter((stage) => stage !== 'CANCELLED')

/** default: not reached; waiting: here now; completed; reproved: sent back or refused. */
export const STAGE_STATES = ['default', 'waiting', 'completed', 'reproved'] as const

export type StageState = (typeof STAGE_STATES)[number]

export const STAGE_STATE_LABEL: Record<StageState, string> = {
  default: 'Ainda não',
  waiting: 'Agora',
  completed: 'Concluída',
  reproved: 'Devolvida ou recusada',
}

/**
 * True for a stage that a rollback went back to, until it is done anew: `reproved` like a refused one, which however has
 * `approved: false`.
 */
export const isSentBack = ({ state, approved }: { state: StageState; approved: boolean | null }): boolean =>
  state === 'reproved' && approved === null

export type Turn = 'customer' | 'staff'

/** The state of an order: its stage, the state of that stage, and whose turn it is (null for no one). */
export type OrderState = { stage: StageName; state: StageState; turn: Turn | null }

export type Phase = 'hiring' | 'delivery' | 'rental'

export const PHASE_LABEL: Record<Phase, string> = { hiring: 'Contratação', delivery: 'Entrega', rental: 'Locação' }

export const STAGE_LABEL: Record<StageName, string> = {
  PROPOSAL_AGREEMENT: 'Proposta',
  DOC_ANALYSIS: 'Documentos',
  CREDIT_ANALYSIS: 'Crédito',
  CONTRACT_INFO: 'Contrato',
  PACKAGING: 'Preparação',
  SHIPPING: 'Envio',
  DELIVERY_INFO: 'Entrega',
  DELIVERY_TERM: 'Termo',
  ONGOING: 'Em locação',
  RETURNING: 'Devolução',
  FINISHED: 'Encerrado',
  CANCELLED: 'Cancelado',
}

export const STAGE_PHASE: Record<Exclude<StageName, 'CANCELLED'>, Phase> = {
  PROPOSAL_AGREEMENT: 'hiring',
  DOC_ANALYSIS: 'hiring',
  CREDIT_ANALYSIS: 'hiring',
  CONTRACT_INFO: 'hiring',
  PACKAGING: 'delivery',
  SHIPPING: 'delivery',
  DELIVERY_INFO: 'delivery',
  DELIVERY_TERM: 'delivery',
  ONGOING: 'rental',
  RETURNING: 'rental',
  FINISHED: 'rental',
}

/** Position on the happy path; -1 for CANCELLED. */
export const positionOf = (stage: StageName): number => HAPPY_PATH.indexOf(stage as (typeof HAPPY_PATH)[number])

/** Before anything has left the warehouse an order may be cancelled (docs/workflow.md, "Cancelling"). */
export const BEFORE_SHIPPING: readonly StageName[] = HAPPY_PATH.slice(0, HAPPY_PATH.indexOf('SHIPPING'))

export const mayCancelAt = (stage: StageName): boolean => BEFORE_SHIPPING.includes(stage)

/** The state of a stage when an order arrives there: final stages are completed at once. */
export const restingState = (stage: StageName): Extract<StageState, 'waiting' | 'completed'> =>
  stage === 'FINISHED' || stage === 'CANCELLED' ? 'completed' : 'waiting'

const REORDERABLE: readonly StageName[] = ['ONGOING', 'RETURNING', 'FINISHED', 'CANCELLED']

/** A running or ended order can be ordered again; before that, its own proposal is changed. */
export const mayOrderAgain = (stage: StageName): boolean => REORDERABLE.includes(stage)
