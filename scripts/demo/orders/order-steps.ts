import type { OrderSituation } from './order-plan.types'

const ACCEPTED = ['order', 'accept'] as const
const UPLOADED = ['upload articles', 'upload representative', 'upload address', 'upload revenue'] as const
const HANDED_IN = [...ACCEPTED, ...UPLOADED, 'hand in'] as const
const HALF_ANALYSED = [...HANDED_IN, 'approve articles', 'approve representative'] as const
const TO_CREDIT = [...HANDED_IN, 'approve documents'] as const
const TO_CONTRACT = [...TO_CREDIT, 'approve credit'] as const
const CONTRACT_UP = [...TO_CONTRACT, 'put up contract', 'number contract', 'name signer'] as const
const EVERYONE_NAMED = [...CONTRACT_UP, 'name first witness', 'name second witness'] as const
const TO_PACKAGING = [...EVERYONE_NAMED, 'sign contract', 'approve contract', 'complete contract'] as const
const PACKED = [...TO_PACKAGING, 'assign serials', 'expect delivery'] as const
const TO_SHIPPING = [...PACKED, 'complete packing'] as const
const TO_DELIVERY = [...TO_SHIPPING, 'track', 'complete shipping'] as const
const TO_TERM = [...TO_DELIVERY, 'deliver', 'complete delivery'] as const
const TERM_UP = [...TO_TERM, 'put up term'] as const
const RENTED = [...TERM_UP, 'sign term', 'complete term'] as const
const PART_COMES_BACK = [...RENTED, 'ask part back', 'fetch part'] as const
const RETURNING = [...RENTED, 'ask to return'] as const
const RECEIVED = [...RETURNING, 'receive return'] as const
const FINISHED = [...RECEIVED, 'appraise return', 'finish'] as const

/** The steps that lead to each situation. */
export const STEPS_TO = {
  proposal: ['order'],
  // Its hold expires without an answer.
  'proposal unanswered': ['order', 'lapse'],
  'proposal refused': ['order', 'refuse'],
  'proposal issued again': ['order', 'refuse', 'propose again'],
  'documents asked for': ACCEPTED,
  'documents half sent': [...ACCEPTED, 'upload articles', 'upload representative'],
  'documents sent': HANDED_IN,
  'documents half analysed': HALF_ANALYSED,
  'documents returned': [...HALF_ANALYSED, 'reprove address', 'reprove revenue', 'return documents'],
  credit: TO_CREDIT,
  'credit reproved': [...TO_CREDIT, 'reprove credit'],
  contract: TO_CONTRACT,
  'contract to sign': CONTRACT_UP,
  'contract half signed': [...EVERYONE_NAMED, 'send to sign', 'sign by link'],
  packaging: TO_PACKAGING,
  packed: [...PACKED, 'prepare in the house'],
  shipping: TO_SHIPPING,
  delivery: TO_DELIVERY,
  term: TO_TERM,
  'term to sign': TERM_UP,
  ongoing: RENTED,
  'part on its way back': PART_COMES_BACK,
  'part half appraised': [...PART_COMES_BACK, 'receive part', 'appraise half'],
  returning: RETURNING,
  'return received': RECEIVED,
  finished: FINISHED,
  'cancelled at proposal': ['order', 'refuse', 'cancel'],
  'cancelled at documents': [...ACCEPTED, 'upload articles', 'cancel'],
  'cancelled at credit': [...TO_CREDIT, 'reprove credit', 'cancel'],
} as const satisfies Record<OrderSituation, readonly string[]>

export type StepName = (typeof STEPS_TO)[OrderSituation][number]
