import type { Package } from '@/services/logistics/packages/packages.schema'
import type { Order } from '@/services/orders/orders.schema'

/** The packages to the customer, without cancelled ones. */
export const outgoingPackages = ({ packages }: Pick<Order, 'packages'>): Package[] =>
  packages.filter(({ package_type, state }) => package_type !== 'return' && state !== 'CANCELED')

/** The return packages, without cancelled ones. */
export const returnPackages = ({ packages }: Pick<Order, 'packages'>): Package[] =>
  packages.filter(({ package_type, state }) => package_type === 'return' && state !== 'CANCELED')

/** The items of a package with the serials packed so far. */
export const packedItems = ({ items, serials }: Package) =>
  items.map(({ product_id, name, quantity }) => ({
    product_id,
    name,
    quantity,
    serials: serials.filter((unit) => unit.product_id === product_id).map(({ serial }) => serial),
  }))

/** How many units of each product have no serial yet. */
export const missingSerials = (pkg: Package): { name: string; missing: number }[] =>
  packedItems(pkg)
    .map(({ name, quantity, serials }) => ({ name, missing: quantity - serials.length }))
    .filter(({ missing }) => missing > 0)

/** Delivered units whose return has not been requested, with product and address. */
export function rentedUnits({ packages }: Pick<Order, 'packages'>): { serial: string; name: string; place: string }[] {
  const returning = new Set(returnPackages({ packages }).flatMap(({ serials }) => serials.map(({ serial }) => serial)))
  return outgoingPackages({ packages })
    .filter(({ state }) => state === 'DELIVERED')
    .flatMap(({ serials, items, address }) =>
      serials.map(({ serial, product_id }) => ({
        serial,
        name: items.find((item) => item.product_id === product_id)?.name ?? '',
        place: address.label,
      })),
    )
    .filter(({ serial }) => !returning.has(serial))
}
