import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { unitPriceCents } from '@/services/simulation/pricing.rules'

/** Sum of prices: the order's agreed price plus what upgrades added. */
export const agreedPrice = (...parts: readonly string[]): string =>
  toDecimal(parts.reduce((sum, part) => sum + toCents(part), 0))

/**
 * The amount that an upgrade adds to the order's monthly fee per unit: the product's price with the plan factor less
 * the unit's current price. The service package costs the same for either (ADR 406, 520).
 * @returns undefined if the product costs no more and so is no upgrade
 */
export function upgradeDifference(price: string, factor: string, agreed: string): string | undefined {
  const cents = unitPriceCents(toCents(price), factor) - toCents(agreed)
  return cents > 0 ? toDecimal(cents) : undefined
}
