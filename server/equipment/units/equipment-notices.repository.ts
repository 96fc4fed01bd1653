import { asc, eq, max } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { equipmentUnits, products, unitEvents } from '@/server/db/schema/index'
import { must } from '@/services/invariant/must.rules'

/** How a notice names units. */
export const listUnitNames = (tx: Tx, unitIds: readonly number[]) =>
  tx
    .select({ serial: equipmentUnits.serial, label: equipmentUnits.label, product: products.name })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .where(inIds(equipmentUnits.id, unitIds))
    .orderBy(asc(products.name), asc(equipmentUnits.serial))

/** Id of the newest event of these units, part of the mail's idempotency key. */
export async function findLatestEventId(tx: Tx, unitIds: readonly number[]): Promise<number> {
  const rows = await tx
    .select({ id: max(unitEvents.id) })
    .from(unitEvents)
    .where(inIds(unitEvents.unitId, unitIds))
  return must(rows[0]?.id, 'event of the units')
}
