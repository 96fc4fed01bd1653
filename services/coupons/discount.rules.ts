import { toCents, toDecimal } from '@/services/simulation/money.rules'

type Values = { order_value: string; desired_value: string }

const AMOUNT = /^\d{1,10}\.\d{2}$/

/**
 * A coupon's discount on the monthly fee: the order's value less the desired final value (specification, section 3).
 * Decimal strings, as in the API; null when one of them is not an amount, or the discount is not positive.
 */
export function discountOf({ order_value, desired_value }: Values): string | null {
  if (!AMOUNT.test(order_value) || !AMOUNT.test(desired_value)) return null
  const [order, desired] = [toCents(order_value), toCents(desired_value)]
  return desired > 0 && desired < order ? toDecimal(order - desired) : null
}
