import { couponRefusal } from '@/server/coupons/coupons.service'
import { toCents } from '@/services/simulation/money.rules'
import { countedPlan, priceCart, type Pricing, upgradeName } from '@/services/simulation/pricing.rules'
import type { QuotationState } from './quotation-state'

/** What a price depends on. */
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

/** The price of a quotation with its plan, package and coupon, or under an assumption. */
export function priceQuotation(
  state: PricedState,
  assumption: Assumption = {},
): Pricing & { months: number | null; factor: string } {
  const { plans, plan, cart, upgrades, servicePackage, coupon } = state
  const counted = plan && !assumption.durationMonths ? plan : countedPlan(plans, assumption.durationMonths ?? null)
  // A simulator whose plans were all withdrawn has none to count with: catalogue prices apply.
  const factor = (assumption.todaysPrices ? counted : planAsChosen(state, counted))?.factor ?? '1'
  const feePerUnit = assumption.todaysPrices ? servicePackage.monthlyFeePerUnit : serviceFeeOf(state)
  const withoutCoupon = {
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
  }
  const full = priceCart(withoutCoupon)
  const pricing = coupon
    ? priceCart({ ...withoutCoupon, coupon: couponOf(state, coupon, assumption, full.fullFeeCents) })
    : full
  return { ...pricing, months: counted?.durationMonths ?? null, factor }
}

/** A coupon that finishing would refuse takes nothing off; the order of a finished one has used it. */
function couponOf(
  state: PricedState,
  coupon: NonNullable<PricedState['coupon']>,
  { durationMonths }: Assumption,
  fullFeeCents: number,
) {
  const { companyId, status } = state.quotation
  const isPlanKnown = state.plan !== null || durationMonths !== undefined
  const purpose = { companyId, fullFeeCents: isPlanKnown ? fullFeeCents : fullFeeForCoupon(state), now: new Date() }
  return {
    code: coupon.discountCode,
    discountCents: toCents(coupon.discount),
    applies: status === 'finished' || couponRefusal(coupon, purpose) === null,
  }
}

type ChosenPrices = Pick<PricedState, 'quotation' | 'plan' | 'servicePackage'>

/** The chosen plan has the factor that was stored when it was chosen, any other plan today's. */
const planAsChosen = ({ quotation, plan }: ChosenPrices, counted: { factor: string } | undefined) =>
  plan && counted === plan ? { factor: quotation.planFactor ?? plan.factor } : counted

/** The package's fee per unit as it was when it was chosen. */
export const serviceFeeOf = ({ quotation, servicePackage }: Omit<ChosenPrices, 'plan'>): string =>
  quotation.serviceFee ?? servicePackage.monthlyFeePerUnit

/** The fee before discounts, compared with a coupon's minimum; without a chosen plan, that of the dearest one. */
export function fullFeeForCoupon(state: PricedState): number {
  if (state.plan) return priceQuotation(state).fullFeeCents
  const plain = { ...state, coupon: null }
  const fees = state.plans.map(({ durationMonths }) => priceQuotation(plain, { durationMonths }).fullFeeCents)
  return Math.max(0, ...fees)
}
