import { toCents } from '@/services/simulation/money.rules'
import { countedPlan, unitPriceCents } from '@/services/simulation/pricing.rules'
import type { PlanChoice } from './plans.schema'

const HUNDRED_CENTS = 10_000

/** The monthly price of a R$ 100,00 product in a plan with this factor, in cents. */
export const priceOfHundred = (factor: string): number => unitPriceCents(HUNDRED_CENTS, factor)

/** A plan as it would be after a change; a new one has no id. */
export type PlanDraft = { id?: number; duration_months: number; factor: string; active: boolean }

/**
 * The lowest 'a partir de' price of a simulator in cents, as its screens show it: its cheapest product in the cheapest
 * active plan, before and after the draft. Null without a product or an active plan.
 */
export function startingPrices(
  { lowest_price, plans }: Pick<PlanChoice, 'lowest_price' | 'plans'>,
  draft: PlanDraft,
): { before: number | null; after: number | null } {
  const others = plans.filter(({ id }) => id !== draft.id)
  const lowest = (offered: readonly PlanDraft[]): number | null => {
    const active = offered
      .filter((plan) => plan.active)
      .map((plan) => ({ durationMonths: plan.duration_months, factor: plan.factor }))
    const counted = countedPlan(active, null)
    return counted && lowest_price !== null ? unitPriceCents(toCents(lowest_price), counted.factor) : null
  }
  return { before: lowest(plans), after: lowest([...others, draft]) }
}

/** A typed factor, "0,885", as the decimal text of the API; any other text is returned as typed. */
export const toFactor = (typed: string): string => typed.trim().replace(',', '.')

/** "0.8850" as shown: "0,885". */
export const formatFactor = (factor: string): string => factor.replace(/\.?0+$/, '').replace('.', ',')
