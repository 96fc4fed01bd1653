import { toCents, toDecimal } from './money.rules'
import type { Line } from './money.schema'
import { priceCart, unitPriceCents } from './pricing.rules'
import type { Product, Quotation } from './simulation.schema'

/** A monthly fee with the lines that explain it. */
export type Bill = {
  lines: Line[]
  monthlyFee: string
  /** False while the fee is 'a partir de'. */
  isFinal: boolean
  /** The months of the plan it is computed with. */
  months: number | null
}

/** The bill as the server computed it. */
export const billOf = ({ lines, monthly_fee, final, priced_months }: Quotation): Bill => ({
  lines,
  monthlyFee: monthly_fee,
  isFinal: final,
  months: priced_months,
})

type Estimate = {
  quotation: Pick<Quotation, 'service_package' | 'priced_months'>
  units: number
  /** Lowest monthly price of a unit that matches the answers; null while unknown. */
  startingPrice: string | null
}

/** The estimate before a product is chosen: the wanted units at the lowest matching price. */
export function estimateBill({ quotation, units, startingPrice }: Estimate): Bill | null {
  if (startingPrice === null) return null
  const { name, monthly_fee_per_unit } = quotation.service_package
  const { lines, monthlyFeeCents } = priceCart({
    items: [{ name: 'Equipamentos', quantity: units, priceCents: toCents(startingPrice) }],
    factor: '1',
    servicePackage: { name, feePerUnitCents: toCents(monthly_fee_per_unit) },
  })
  const named = lines.map((line) => (line.kind === 'product' ? { ...line, label: 'Equipamentos' } : line))
  return { lines: named, monthlyFee: toDecimal(monthlyFeeCents), isFinal: false, months: quotation.priced_months }
}

export type ProductPrice = { productId: number; unit: string; monthly: string }

/**
 * The price of each product with its service package, per unit and in total: '18 × R$ 301,00 = R$ 5.418,00'. The
 * product lines are in the order of the cart, and each amount is a multiple of its units (pricing.rules).
 */
export function pricedProducts({ products, lines, service_package }: Quotation): ProductPrice[] {
  const fee = toCents(service_package.monthly_fee_per_unit)
  const charges = lines.filter(({ kind }) => kind === 'product')
  return products.map(({ product_id, quantity }, place) => {
    // An optimistic update may have added a product for which the server has not computed a line yet.
    const charge = toCents(charges[place]?.amount ?? '0.00')
    const unit = quantity > 0 ? charge / quantity + fee : fee
    return { productId: product_id, unit: toDecimal(unit), monthly: toDecimal(unit * quantity) }
  })
}

/** Monthly price of one unit in the quotation's plan, without the service package. */
export const priceInPlan = ({ priced_factor }: Quotation, { price }: Pick<Product, 'price'>): string =>
  toDecimal(unitPriceCents(toCents(price), priced_factor))

/** The monthly fee times the months of the plan; null until the plan is chosen. */
export const contractTotal = ({ monthlyFee, isFinal, months }: Bill): string | null =>
  isFinal && months !== null ? toDecimal(toCents(monthlyFee) * months) : null
