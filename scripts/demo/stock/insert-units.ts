import { SYSTEM } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { equipmentUnits } from '@/server/db/schema'
import { recordRegistrations } from '@/server/stock/events/unit-events.service'
import type { ProductGroup } from '@/services/stock/units/product-groups.rules'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'
import type { DemoProduct } from '../catalogue/insert-products'
import { of } from '../named'
import { between, type Random } from '../random'
import { at, monthsAgo } from '../time/calendar'
import { FREE, REPLACING, SET_ASIDE } from './stock.data'

type Batch = { product: DemoProduct; status: UnitStatus; productGroup: ProductGroup; count: number }

/** Every fifth unit on the shelf has been rented before. */
const PRE_OWNED = 5

/**
 * Inserts the units: on the shelf those that the orders take and those that stay available, and those set aside.
 * @param taken the units of each product that the orders hold or rent in the end
 */
export async function insertUnits(
  products: ReadonlyMap<string, DemoProduct>,
  taken: ReadonlyMap<string, number>,
  { now, random }: { now: Date; random: Random },
): Promise<void> {
  const onShelf = [...products.values()].map((product): Batch => ({
    product,
    status: 'UP_FOR_RENTAL',
    productGroup: 'new',
    count: (taken.get(product.name) ?? 0) + (FREE[product.name] ?? 0) + (REPLACING[product.name] ?? 0),
  }))
  const aside = SET_ASIDE.map((one) => ({ ...one, product: of(products, one.product) }))
  const rows = [...onShelf, ...aside].flatMap((batch, index) => unitsOf(batch, { index, now, random }))
  await transaction(async (tx) => {
    const units = await tx.insert(equipmentUnits).values(rows).returning({ id: equipmentUnits.id })
    await recordRegistrations(
      tx,
      SYSTEM,
      units.map(({ id }) => id),
    )
  })
}

function unitsOf(
  { product, status, productGroup, count }: Batch,
  { index, now, random }: { index: number; now: Date; random: Random },
) {
  // Before the first order: no unit is rented before it was bought.
  const bought = monthsAgo(between(random, 14, 27), now)
  const lot = `${bought.slice(2, 4)}${bought.slice(5, 7)}`
  // Numbers are unique across batches, and grow by a few within one, as on real labels.
  let number = 1000 + index * 180
  return Array.from({ length: count }, (_, position) => {
    number += between(random, 1, 3)
    const serial = `${product.serialPrefix}-${lot}-${String(number).padStart(4, '0')}`
    const isUsed = status === 'UP_FOR_RENTAL' && position % PRE_OWNED === PRE_OWNED - 1
    return {
      serial: status === 'WAITING_SERIAL' ? `A-DEFINIR-${serial}` : serial,
      productId: product.id,
      productGroup: isUsed ? 'pre-owned' : productGroup,
      status,
      createdAt: at(bought, '14:20'),
      updatedAt: at(bought, '14:20'),
    }
  })
}
