import { db } from '@/server/db/client'
import { nextUnits } from '@/server/stock/holds/stock.service'
import type { Suggestions } from '@/services/logistics/packages/package-detail.schema'
import { getPackage } from '../deliveries/list-packages'

/**
 * The units that automatic packing would take for each product that a package lacks, with their locations. Refuses 404.
 */
export async function suggestSerials(packageId: number): Promise<Suggestions> {
  const { products, can_pack } = await getPackage(packageId)
  if (!can_pack) return []
  const wanted = products
    .map(({ product_id, name, quantity, packed }) => ({ productId: product_id, name, quantity: quantity - packed }))
    .filter(({ quantity }) => quantity > 0)
  const units = await nextUnits(db(), wanted)
  return wanted.map(({ productId, name, quantity }) => ({
    product_id: productId,
    name,
    missing: quantity,
    units: units
      .filter((unit) => unit.productId === productId)
      .map(({ serial, location, productGroup }) => ({
        serial,
        location,
        product_group: productGroup,
      })),
  }))
}
