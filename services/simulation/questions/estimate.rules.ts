import { toCents } from '../money.rules'
import type { PropertyOption } from '../simulation.schema'

/** So many units of one monthly price. */
export type PricedUnits = { quantity: number; priceCents: number }

/** The products that fit one of these options, each once, the cheapest first. */
function cheapestOf(options: readonly PropertyOption[]) {
  const byId = new Map(options.flatMap(({ cheapest }) => cheapest.map((product) => [product.product_id, product])))
  return [...byId.values()].sort((a, b) => toCents(a.price) - toCents(b.price))
}

/**
 * The wanted units from the cheapest products that fit the answer on, up to the free units of each: what can be ordered
 * now, at the lowest price. Fewer than wanted when there are no more. Before an answer all options count; nothing is
 * taken then when they are short, since "tanto faz" fits more products.
 */
export function takeCheapest(
  options: readonly PropertyOption[],
  chosen: readonly number[],
  wanted: number,
): PricedUnits[] {
  const isOpen = chosen.length === 0
  const taken: PricedUnits[] = []
  let left = wanted
  for (const { price, available } of cheapestOf(isOpen ? options : options.filter(({ id }) => chosen.includes(id)))) {
    if (left === 0) break
    const quantity = Math.min(left, available)
    taken.push({ quantity, priceCents: toCents(price) })
    left -= quantity
  }
  return isOpen && left > 0 ? [] : taken
}

export const countUnits = (taken: readonly PricedUnits[]): number =>
  taken.reduce((sum, { quantity }) => sum + quantity, 0)
