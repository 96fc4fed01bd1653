import { formatMoney } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import type { Line } from './money.schema'
import { timesFactor, toDecimal } from './money.rules'

/** A product in the cart; the price is per unit and month, before the plan. */
export type PricedItem = { name: string; quantity: number; priceCents: number }
export type PricedUpgrade = { name: string; quantity: number; feeCents: number }

/** The label of an upgrade's line; it names the product, since several may have the same upgrade. */
export const upgradeName = (upgrade: string, product: string): string => `${upgrade} para ${product}`

export type Cart = {
  items: readonly PricedItem[]
  /** The plan's factor as decimal text; 1 for the plan that catalogue prices refer to. */
  factor: string
  servicePackage: { name: string; feePerUnitCents: number }
  upgrades?: readonly PricedUpgrade[]
  /** Without `applies` it does: a coupon that cannot be used now, say after the cart became smaller, takes nothing off. */
  coupon?: { code: string; discountCents: number; applies?: boolean } | null
}

export type Pricing = {
  /** Monthly price of one unit with the plan, without the package, in the order of the items. */
  unitPricesCents: number[]
  lines: Line[]
  /** Before the coupon's discount. */
  fullFeeCents: number
  monthlyFeeCents: number
}

/** Monthly price of one unit in a plan, rounded half up once, so that every line is an exact multiple of it. */
export const unitPriceCents = (priceCents: number, factor: string): number => timesFactor(priceCents, factor)

/**
 * The monthly fee of a cart, line by line:
 * Σ quantity × (product price × plan factor + package fee per unit) + upgrades − coupon, in integer cents.
 * The fee is the sum of the lines. A coupon never takes off more than the fee, which is never negative.
 */
export function priceCart(cart: Cart): Pricing {
  const unitPricesCents = cart.items.map(({ priceCents }) => unitPriceCents(priceCents, cart.factor))
  const charges = [
    ...cart.items.map((item, index) => productCharge(item, must(unitPricesCents[index], `price of ${item.name}`))),
    ...packageCharge(cart),
    ...(cart.upgrades ?? []).map(upgradeCharge),
  ]
  const fullFeeCents = charges.reduce((sum, { cents }) => sum + cents, 0)
  const { coupon } = cart
  const applies = coupon?.applies !== false
  const discountCents = applies ? Math.min(coupon?.discountCents ?? 0, fullFeeCents) : 0
  if (coupon && fullFeeCents > 0) {
    const label = `Cupom ${coupon.code}${applies ? '' : ': não vale para este pedido'}`
    charges.push({ kind: 'coupon', label, cents: 0 - discountCents })
  }
  return {
    unitPricesCents,
    lines: charges.map(({ kind, label, cents }) => ({ kind, label, amount: toDecimal(cents) })),
    fullFeeCents,
    monthlyFeeCents: fullFeeCents - discountCents,
  }
}

type Charge = { kind: Line['kind']; label: string; cents: number }

const productCharge = ({ name, quantity }: PricedItem, unitCents: number): Charge => ({
  kind: 'product',
  label: `${String(quantity)} × ${name}`,
  cents: quantity * unitCents,
})

const upgradeCharge = ({ name, quantity, feeCents }: PricedUpgrade): Charge => ({
  kind: 'upgrade',
  label: `${String(quantity)} × ${name}`,
  cents: quantity * feeCents,
})

/** One line for all units: 'Pacote Essencial, 40 × R$ 12,00'. */
function packageCharge({ items, servicePackage: { name, feePerUnitCents } }: Cart): Charge[] {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (units === 0) return []
  const label = `Pacote ${name}, ${String(units)} × ${formatMoney(feePerUnitCents)}`
  return [{ kind: 'service', label, cents: units * feePerUnitCents }]
}

type PlanFactor = { durationMonths: number; factor: string }

/**
 * The plan that prices are computed with: the chosen one, else the one with the lowest factor, since 'a partir de'
 * promises the lowest price. Of equal factors the shorter plan; undefined without plans.
 */
export function countedPlan<P extends PlanFactor>(plans: readonly P[], chosenMonths: number | null): P | undefined {
  const chosen = plans.find(({ durationMonths }) => durationMonths === chosenMonths)
  if (chosen) return chosen
  return [...plans].sort((a, b) => Number(a.factor) - Number(b.factor) || a.durationMonths - b.durationMonths)[0]
}
