import { toCents } from '@/services/simulation/money.rules'
import { countedPlan, priceCart, upgradeName, type Pricing } from '@/services/simulation/pricing.rules'
import type { QuotationState } from './quotation-state'

/** What a price is counted from. */
export type PricedState = Pick<QuotationState, 'plans' | 'plan' | 'cart' | 'upgrades' | 'servicePackage' | 'coupon'>

type Assumption = {
  /** A plan other than the chosen one. */
  durationMonths?: number
  /** Today's prices instead of those in the cart. */
  todaysPrices?: boolean
}

/** A quotation as it costs: with its plan, package and coupon, or under an assumption. */
export function priceQuotation(
  state: PricedState,
  assumption: Assumption = {},
): Pricing & { months: number | null; factor: string } {
  const { plans, plan, cart, upgrades, servicePackage, coupon } = state
  const counted = plan && !assumption.durationMonths ? plan : countedPlan(plans, assumption.durationMonths ?? null)
  const factor = counted?.factor ?? '1'
  const pricing = priceCart({
    items: cart.map(({ product, quantity, price }) => ({
      name: product.name,
      quantity,
      priceCents: toCents(assumption.todaysPrices ? product.price : price),
    })),
    factor,
    servicePackage: { name: servicePackage.name, feePerUnitCents: toCents(servicePackage.monthlyFeePerUnit) },
    upgrades: upgrades.map(({ upgrade, productName, quantity, monthlyFee }) => ({
      name: upgradeName(upgrade.name, productName),
      quantity,
      feeCents: toCents(assumption.todaysPrices ? upgrade.monthlyFee : monthlyFee),
    })),
    coupon: coupon && { code: coupon.discountCode, discountCents: toCents(coupon.discount) },
  })
  return { ...pricing, months: counted?.durationMonths ?? null, factor }
}

/** The fee before any discount that decides whether a coupon fits: until a plan is chosen, the highest that may come of it. */
export function fullFeeForCoupon(state: QuotationState): number {
  if (state.plan) return priceQuotation(state).fullFeeCents
  const fees = state.plans.map(({ durationMonths }) => priceQuotation(state, { durationMonths }).fullFeeCents)
  return Math.max(0, ...fees)
}
