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

/**
 * The one base of unit prices (docs/adr/0537): a month, in the plan, without the service package, which has a line of its own.
 * Tables, PDF and forms name it with these words.
 */
export const UNIT_PRICE = 'Por unidade, sem pacote'
export const UNITS_PRICE = 'Por mês, sem pacote'

/** Monthly price of one unit in the quotation's plan, without the service package. */
export const priceInPlan = ({ priced_factor }: Quotation, { price }: Pick<Product, 'price'>): string =>
  toDecimal(unitPriceCents(toCents(price), priced_factor))

/** The monthly fee times the months of the plan; null until the plan is chosen. */
export const contractTotal = ({ monthlyFee, isFinal, months }: Bill): string | null =>
  isFinal && months !== null ? toDecimal(toCents(monthlyFee) * months) : null
