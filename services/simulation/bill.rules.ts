import { toCents, toDecimal } from './money.rules'
import type { Line } from './money.schema'
import { priceCart, unitPriceCents } from './pricing.rules'
import type { PricedUnits } from './questions/estimate.rules'
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

type EstimateQuotation = Pick<Quotation, 'service_package' | 'priced_months'>

/** The estimate before a product is chosen, of units that can be ordered (`takeCheapest`); null without any. */
export function estimateBill(quotation: EstimateQuotation, taken: readonly PricedUnits[]): Bill | null {
  if (taken.length === 0) return null
  const { name, monthly_fee_per_unit } = quotation.service_package
  const { lines, monthlyFeeCents } = priceCart({
    items: taken.map((units) => ({ name: 'Equipamentos', ...units })),
    factor: '1',
    servicePackage: { name, feePerUnitCents: toCents(monthly_fee_per_unit) },
  })
  const products = lines.filter(({ kind }) => kind === 'product')
  const cents = products.reduce((sum, { amount }) => sum + toCents(amount), 0)
  return {
    lines: [
      { kind: 'product', label: 'Equipamentos', amount: toDecimal(cents) },
      ...lines.filter(({ kind }) => kind !== 'product'),
    ],
    monthlyFee: toDecimal(monthlyFeeCents),
    isFinal: false,
    months: quotation.priced_months,
  }
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
