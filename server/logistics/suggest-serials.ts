import { db } from '@/server/db/client'
import type { Suggestions } from '@/services/logistics/parcel-parts.schema'
import type { ProductGroup } from '@/services/stock/product-groups.rules'
import { getPackage } from './list-packages'
import { listOldest } from './parcel-parts.repository'

/** What is rented out; spare units only when nothing else is left, parts and customers' own units never. */
const GROUPS: ProductGroup[] = ['new', 'pre-owned', 'backup']

/** Of each product that a parcel still lacks the units to take: the oldest on the shelf, with where they stand. Refuses 404. */
export async function suggestSerials(packageId: number): Promise<Suggestions> {
  const { products, can_pack } = await getPackage(packageId)
  if (!can_pack) return []
  const wanted = products
    .map(({ product_id, name, quantity, packed }) => ({ productId: product_id, name, quantity: quantity - packed }))
    .filter(({ quantity }) => quantity > 0)
  const units = await listOldest(db(), wanted, GROUPS)
  return wanted.map(({ productId, name, quantity }) => ({
    product_id: productId,
    name,
    missing: quantity,
    units: units
      .filter((unit) => unit.productId === productId)
      .map(({ serial, location, productGroup }) => ({
        serial,
        location,
        product_group: productGroup as ProductGroup,
      })),
  }))
}
