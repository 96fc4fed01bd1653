import type { StageName } from '@/services/orders/workflow/stages.rules'

/** Credit was approved and the rental has not ended: these count against the limit. */
export const COMMITTED_STAGES: readonly StageName[] = [
  'CONTRACT_INFO',
  'PACKAGING',
  'SHIPPING',
  'DELIVERY_INFO',
  'DELIVERY_TERM',
  'ONGOING',
  'RETURNING',
]

/** The proposal was accepted and credit is not approved yet: these may count soon. */
export const AWAITING_STAGES: readonly StageName[] = ['DOC_ANALYSIS', 'CREDIT_ANALYSIS']

/** Whether an order's monthly fee fits into the company's limit. */
export const EXPOSURE_VERDICTS = ['fits', 'exceeds', 'no_limit'] as const

export type ExposureVerdict = (typeof EXPOSURE_VERDICTS)[number]

type Sums = {
  /** Per month; null without a report that sets one. */
  limitCents: number | null
  /** The fees of the orders that count, without the one in question. */
  committedCents: number
  orderCents: number
}

type Exposure = {
  /** Including the order in question. */
  totalCents: number
  /** What is left of the limit, negative when exceeded; null without a limit. */
  remainingCents: number | null
  verdict: ExposureVerdict
}

/**
 * Compares the limit with the monthly fees of the committed orders and of the one in question; all in integer cents.
 */
export function exposureOf({ limitCents, committedCents, orderCents }: Sums): Exposure {
  const totalCents = committedCents + orderCents
  if (limitCents === null) return { totalCents, remainingCents: null, verdict: 'no_limit' }
  const remainingCents = limitCents - totalCents
  return { totalCents, remainingCents, verdict: remainingCents >= 0 ? 'fits' : 'exceeds' }
}
