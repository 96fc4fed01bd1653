import { HAPPY_PATH, type StageName } from './stages.rules'

/** Until all of an order has arrived. */
export const STAGES_BEFORE_DELIVERY: readonly StageName[] = HAPPY_PATH.slice(0, HAPPY_PATH.indexOf('DELIVERY_TERM'))

/** On the way to the customer: packed, and not all of it there yet. */
export const UNDER_WAY: readonly StageName[] = ['SHIPPING', 'DELIVERY_INFO']

/** Signed contracts that have not ended. */
export const CONTRACTED_STAGES: readonly StageName[] = HAPPY_PATH.slice(
  HAPPY_PATH.indexOf('PACKAGING'),
  HAPPY_PATH.indexOf('FINISHED'),
)

/** Orders whose rental has begun and has not ended. */
export const RUNNING_STAGES: readonly StageName[] = ['ONGOING', 'RETURNING']

/** Several stages that lists and figures take together. */
export const STAGE_GROUPS = {
  before_delivery: { stages: STAGES_BEFORE_DELIVERY, label: 'Antes da entrega', address: 'antes-da-entrega' },
  under_way: { stages: UNDER_WAY, label: 'A caminho', address: 'a-caminho' },
  contracted: { stages: CONTRACTED_STAGES, label: 'Com contrato vigente', address: 'contrato-vigente' },
  running: { stages: RUNNING_STAGES, label: 'Em locação ou devolução', address: 'locados' },
} as const

export type StageGroup = keyof typeof STAGE_GROUPS

export const STAGE_GROUP_KEYS = Object.keys(STAGE_GROUPS) as [StageGroup, ...StageGroup[]]

/** The group that an address names, if it names one. */
export const readStageGroup = (address: string | null): StageGroup | undefined =>
  STAGE_GROUP_KEYS.find((key) => STAGE_GROUPS[key].address === address)
