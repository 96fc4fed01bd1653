import { and, asc, desc, eq, inArray, isNotNull, isNull, max, ne } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { equipmentUnits, packages, rentals, unitEvents } from '@/server/db/schema/index'
import type { UnitHolder } from './unit-events.service'

/** Units of open rentals in these packages, with the packages' addresses. */
export const listRentedUnits = (tx: Tx, packageIds: readonly number[]) =>
  tx
    .select({ unitId: rentals.unitId, packageId: rentals.packageId, addressId: packages.addressId })
    .from(rentals)
    .innerJoin(packages, eq(packages.id, rentals.packageId))
    .where(and(inIds(rentals.packageId, packageIds), isNull(rentals.closedAt)))
    .orderBy(asc(rentals.unitId))

export async function listOpenUnitIds(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .select({ unitId: rentals.unitId })
    .from(rentals)
    .where(and(eq(rentals.orderId, orderId), isNull(rentals.closedAt)))
    .orderBy(asc(rentals.unitId))
  return rows.map(({ unitId }) => unitId)
}

export async function closeRentals(tx: Tx, unitIds: readonly number[], closedAt: Date): Promise<void> {
  if (unitIds.length === 0) return
  await tx
    .update(rentals)
    .set({ closedAt })
    .where(and(inArray(rentals.unitId, [...unitIds]), isNull(rentals.closedAt)))
}

/** Opens the newest rental of a unit again, which is this order's. */
export async function reopenRental(tx: Tx, { unitId, orderId }: { unitId: number; orderId: number }): Promise<void> {
  const newest = tx
    .select({ id: max(rentals.id) })
    .from(rentals)
    .where(eq(rentals.unitId, unitId))
  const { rowCount } = await tx
    .update(rentals)
    .set({ closedAt: null })
    .where(and(inArray(rentals.id, newest), eq(rentals.orderId, orderId), isNotNull(rentals.closedAt)))
  if (rowCount !== 1) throw new Error(`Unit ${String(unitId)} has no closed rental of order ${String(orderId)}`)
}

/** What a unit was before this return's appraisal; undefined if more than its details has changed since. */
export async function findStateBeforeAppraisal(tx: Tx, unitId: number, packageId: number) {
  const rows = await tx
    .select({
      type: unitEvents.eventType,
      packageId: unitEvents.packageId,
      status: unitEvents.unitStatus,
      companyId: unitEvents.holderId,
      addressId: unitEvents.addressId,
      userId: unitEvents.userId,
    })
    .from(unitEvents)
    .where(and(eq(unitEvents.unitId, unitId), ne(unitEvents.eventType, 'DETAILS_CHANGED')))
    .orderBy(desc(unitEvents.id))
    .limit(2)
  const [newest, before] = rows
  return newest?.type === 'APPRAISED' && newest.packageId === packageId ? before : undefined
}

/** Status and holder of units when a customer last had them, by unit. */
export async function listLastHolders(tx: Tx, unitIds: readonly number[]) {
  const rows = await tx
    .selectDistinctOn([unitEvents.unitId], {
      unitId: unitEvents.unitId,
      status: unitEvents.unitStatus,
      companyId: unitEvents.holderId,
      addressId: unitEvents.addressId,
      userId: unitEvents.userId,
    })
    .from(unitEvents)
    .where(and(inIds(unitEvents.unitId, unitIds), isNotNull(unitEvents.holderId)))
    .orderBy(asc(unitEvents.unitId), desc(unitEvents.id))
  return new Map<number, UnitHolder & { status: string }>(rows.map(({ unitId, ...last }) => [unitId, last]))
}

/** Delivery addresses of rented units, for deliveries from before the history recorded the place. */
export async function listDeliveryAddresses(tx: Tx, unitIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ unitId: rentals.unitId, addressId: packages.addressId })
    .from(rentals)
    .innerJoin(packages, eq(packages.id, rentals.packageId))
    .where(and(inIds(rentals.unitId, unitIds), isNull(rentals.closedAt)))
  return new Map(rows.map(({ unitId, addressId }) => [unitId, addressId]))
}

/** Locks the units that a person uses. */
export const listUnitsUsedBy = (tx: Tx, userId: number) =>
  tx
    .select({ id: equipmentUnits.id, companyId: equipmentUnits.companyId })
    .from(equipmentUnits)
    .where(eq(equipmentUnits.userId, userId))
    .orderBy(asc(equipmentUnits.id))
    .for('update')
