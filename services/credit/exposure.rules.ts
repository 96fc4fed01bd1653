import type { StageName } from '@/services/orders/workflow/stages.rules'

/** Credit was given and the rental has not ended: these count against the limit. */
export const COMMITTED_STAGES: readonly StageName[] = [
  'CONTRACT_INFO',
  'PACKAGING',
  'SHIPPING',
  'DELIVERY_INFO',
  'DELIVERY_TERM',
  'ONGOING',
  'RETURNING',
]

/** The proposal was accepted and credit is still to be given: these may count soon. */
export const AWAITING_STAGES: readonly StageName[] = ['DOC_ANALYSIS', 'CREDIT_ANALYSIS']

/** Whether an order's monthly fee goes beside the others under the company's limit. */
export const EXPOSURE_VERDICTS = ['fits', 'exceeds', 'no_limit'] as const

export type ExposureVerdict = (typeof EXPOSURE_VERDICTS)[number]

type Sums = {
  /** Per month; null where no report says one. */
  limitCents: number | null
  /** Of the orders that count, without the one in question. */
  committedCents: number
  orderCents: number
}

type Exposure = {
  /** With the order in question. */
  totalCents: number
  /** What the limit leaves besides, negative for what is beyond it; null without a limit. */
  remainingCents: number | null
  verdict: ExposureVerdict
}

/** The limit against the monthly fees of the open orders and of the one that asks; all in integer cents. */
export function exposureOf({ limitCents, committedCents, orderCents }: Sums): Exposure {
  const totalCents = committedCents + orderCents
  if (limitCents === null) return { totalCents, remainingCents: null, verdict: 'no_limit' }
  const remainingCents = limitCents - totalCents
  return { totalCents, remainingCents, verdict: remainingCents >= 0 ? 'fits' : 'exceeds' }
}
