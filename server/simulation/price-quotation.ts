import { toCents } from '@/services/simulation/money.rules'
import { countedPlan, priceCart, type Pricing, upgradeName } from '@/services/simulation/pricing.rules'
import type { QuotationState } from './quotation-state'

/** What a price is counted from. */
export type PricedState = Pick<
  QuotationState,
  'quotation' | 'plans' | 'plan' | 'cart' | 'upgrades' | 'servicePackage' | 'coupon'
>

type Assumption = {
  /** A plan other than the chosen one. */
  durationMonths?: number
  /** Today's prices instead of those of the choice. */
  todaysPrices?: boolean
}

/** A quotation as it costs: with its plan, package and coupon, or under an assumption. */
export function priceQuotation(
  state: PricedState,
  assumption: Assumption = {},
): Pricing & { months: number | null; factor: string } {
  const { plans, plan, cart, upgrades, servicePackage, coupon } = state
  const counted = plan && !assumption.durationMonths ? plan : countedPlan(plans, assumption.durationMonths ?? null)
  const factor = (assumption.todaysPrices ? counted : planAsChosen(state, counted))?.factor ?? '1'
  const feePerUnit = assumption.todaysPrices ? servicePackage.monthlyFeePerUnit : serviceFeeOf(state)
  const pricing = priceCart({
    items: cart.map(({ product, quantity, price }) => ({
      name: product.name,
      quantity,
      priceCents: toCents(assumption.todaysPrices ? product.price : price),
    })),
    factor,
    servicePackage: { name: servicePackage.name, feePerUnitCents: toCents(feePerUnit) },
    upgrades: upgrades.map(({ upgrade, productName, quantity, monthlyFee }) => ({
      name: upgradeName(upgrade.name, productName),
      quantity,
      feeCents: toCents(assumption.todaysPrices ? upgrade.monthlyFee : monthlyFee),
    })),
    coupon: coupon && { code: coupon.discountCode, discountCents: toCents(coupon.discount) },
  })
  return { ...pricing, months: counted?.durationMonths ?? null, factor }
}

type ChosenPrices = Pick<PricedState, 'quotation' | 'plan' | 'servicePackage'>

/** The chosen plan counts with the factor that it was chosen with, any other with that of today. */
const planAsChosen = ({ quotation, plan }: ChosenPrices, counted: { factor: string } | undefined) =>
  plan && counted === plan ? { factor: quotation.planFactor ?? plan.factor } : counted

/** The fee of a unit in the package as it was when the package was chosen. */
export const serviceFeeOf = ({ quotation, servicePackage }: Omit<ChosenPrices, 'plan'>): string =>
  quotation.serviceFee ?? servicePackage.monthlyFeePerUnit

/** The fee before any discount that decides whether a coupon fits: until a plan is chosen, the highest that may come of it. */
export function fullFeeForCoupon(state: QuotationState): number {
  if (state.plan) return priceQuotation(state).fullFeeCents
  const fees = state.plans.map(({ durationMonths }) => priceQuotation(state, { durationMonths }).fullFeeCents)
  return Math.max(0, ...fees)
}
