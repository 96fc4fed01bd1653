import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { equipmentUnits, packageItems, rentals, returnItems } from '@/server/db/schema/index'

export const listPackageItems = (tx: Tx, packageId: number) =>
  tx
    .select({ productId: packageItems.productId, quantity: packageItems.quantity })
    .from(packageItems)
    .where(eq(packageItems.packageId, packageId))
    .orderBy(asc(packageItems.productId))

/** Serials of a product in a package, last packed first. */
export async function listPackedSerials(tx: Tx, packageId: number, productId: number): Promise<string[]> {
  const rows = await tx
    .select({ serial: equipmentUnits.serial })
    .from(rentals)
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, rentals.unitId))
    .where(and(eq(rentals.packageId, packageId), eq(equipmentUnits.productId, productId), isNull(rentals.closedAt)))
    .orderBy(desc(rentals.id))
  return rows.map(({ serial }) => serial)
}

/** Sets the quantity of a product in a package; 0 deletes the item. */
export async function setQuantity(tx: Tx, packageId: number, productId: number, quantity: number): Promise<void> {
  const isItem = and(eq(packageItems.packageId, packageId), eq(packageItems.productId, productId))
  if (quantity > 0) await tx.update(packageItems).set({ quantity }).where(isItem)
  else await tx.delete(packageItems).where(isItem)
}

/** How many units of a product the order's open packages still lack. */
export async function countMissing(tx: Tx, orderId: number, productId: number): Promise<number> {
  const { rows } = await tx.execute<{ lacking: number }>(sql`
    select coalesce(sum(i.quantity - (
      select count(*) from rentals r join equipment_units u on u.id = r.unit_id
      where r.package_id = i.package_id and u.product_id = i.product_id
    )), 0)::int as lacking
    from package_items i join packages p on p.id = i.package_id
    where p.order_id = ${orderId} and i.product_id = ${productId}
      and p.package_type <> 'return' and p.delivery_status <> 'CANCELED'`)
  return rows[0]?.lacking ?? 0
}

/** The units that a return lists, with receipt and closing times. */
export const listReturnUnits = (tx: Tx, packageId: number) =>
  tx
    .select({
      unitId: returnItems.unitId,
      productId: equipmentUnits.productId,
      receivedAt: returnItems.receivedAt,
      closedAt: returnItems.closedAt,
    })
    .from(returnItems)
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, returnItems.unitId))
    .where(eq(returnItems.packageId, packageId))
    .orderBy(asc(returnItems.unitId))

/** Deletes units from a return; their own history still shows the request. */
export async function deleteReturnItems(tx: Tx, packageId: number, unitIds: readonly number[]): Promise<void> {
  await tx
    .delete(returnItems)
    .where(and(eq(returnItems.packageId, packageId), inArray(returnItems.unitId, [...unitIds])))
}
