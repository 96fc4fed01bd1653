import type { Package } from '@/services/logistics/packages.schema'
import type { Order } from '@/services/orders/orders.schema'

/** The packages that go to the customer. */
export const outgoingOf = ({ packages }: Pick<Order, 'packages'>): Package[] =>
  packages.filter(({ package_type, state }) => package_type !== 'return' && state !== 'CANCELED')

/** The packages that come back. */
export const returningOf = ({ packages }: Pick<Order, 'packages'>): Package[] =>
  packages.filter(({ package_type, state }) => package_type === 'return' && state !== 'CANCELED')

/** Units that belong into a package and have no serial yet, by product. */
export function missingSerials({ items, serials }: Package): { name: string; missing: number }[] {
  return items
    .map(({ product_id, name, quantity }) => ({
      name,
      missing: quantity - serials.filter((unit) => unit.product_id === product_id).length,
    }))
    .filter(({ missing }) => missing > 0)
}
