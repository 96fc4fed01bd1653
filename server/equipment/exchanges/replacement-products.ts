import type { Db } from '@/server/db/client'
import { agreedPrice, upgradeDifference } from '@/services/equipment/exchanges/upgrade-price.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { unitPriceCents } from '@/services/simulation/pricing.rules'
import { listOffered, listProducts, type RentedUnit } from './replacement-products.repository'

/**
 * Current monthly price of a unit. A product that the order never listed (it came in an extra package) has the
 * catalogue price.
 */
const priceOf = ({ unitPrice, price, factor, added }: RentedUnit): string =>
  agreedPrice(unitPrice ?? toDecimal(unitPriceCents(toCents(price), factor)), added)

export type ExchangeChoice = {
  product: { id: number; name: string; images: string[] }
  monthlyDifference: string
}

/** Upgrade options for units of the same price: dearer products of their type, cheapest first. */
export async function listUpgradeProducts(conn: Db, units: readonly RentedUnit[]): Promise<ExchangeChoice[]> {
  const [first] = units
  if (!first || !haveSamePrice(units)) return []
  const own = new Set(units.map(({ productId }) => productId))
  const offered = await listOffered(conn, [first.productTypeId])
  return offered.flatMap((product) => {
    const monthlyDifference = upgradeDifference(product.price, first.factor, priceOf(first))
    return own.has(product.id) || monthlyDifference === undefined ? [] : [{ product, monthlyDifference }]
  })
}

/** Exchange options: other units of the same products. */
export async function listReplacementProducts(conn: Db, units: readonly RentedUnit[]): Promise<ExchangeChoice[]> {
  const products = await listProducts(conn, [...new Set(units.map(({ productId }) => productId))])
  return products.map((product) => ({ product, monthlyDifference: '0.00' }))
}

/** Whether all units have the same price, so that one difference is valid for all. */
export function haveSamePrice(units: readonly RentedUnit[]): boolean {
  const kinds = units.map((unit) => `${String(unit.productTypeId)} ${unit.factor} ${priceOf(unit)}`)
  return new Set(kinds).size <= 1
}
