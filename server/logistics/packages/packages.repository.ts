import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import {
  addresses,
  companies,
  equipmentUnits,
  orders,
  packageItems,
  packages,
  products,
  rentals,
  returnItems,
} from '@/server/db/schema/index'
import { must } from '@/services/invariant/must.rules'
import type { Condition, Destination } from '@/services/logistics/returns/appraisal.rules'

export type NewPackageRow = {
  pkg: typeof packages.$inferInsert
  items: readonly { productId: number; quantity: number }[]
}

export type PackageChange = Partial<Omit<typeof packages.$inferInsert, 'id' | 'orderId'>>

/** Inserts packages with their items. @returns their ids, in the order given */
export async function insertPackages(tx: Tx, pkgs: NewPackageRow[]): Promise<number[]> {
  if (pkgs.length === 0) return []
  const rows = await tx
    .insert(packages)
    .values(pkgs.map(({ pkg }) => pkg))
    .returning({ id: packages.id })
  const ids = rows.map(({ id }) => id)
  const items = pkgs.flatMap(({ items: contents }, index) =>
    contents.map((item) => ({ ...item, packageId: must(ids[index], 'id of the inserted package') })),
  )
  if (items.length > 0) await tx.insert(packageItems).values(items)
  return ids
}

export async function updatePackages(tx: Tx, ids: number[], change: PackageChange): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(packages)
    .set({ ...change, updatedAt: new Date() })
    .where(inArray(packages.id, ids))
}

export async function insertReturnItems(tx: Tx, rows: { packageId: number; unitId: number }[]): Promise<void> {
  if (rows.length > 0) await tx.insert(returnItems).values(rows)
}

/** Records the appraisal of each unit of a return, in one statement. */
export async function recordAppraisal(
  tx: Tx,
  packageId: number,
  units: readonly {
    unitId: number
    condition: Condition
    destination: Destination
    comment?: string
    checklist?: unknown
  }[],
  by: { appraisedBy: number; appraisedAt: Date },
): Promise<void> {
  await tx
    .insert(returnItems)
    .values(
      units.map(({ unitId, condition, destination, comment, checklist }) => ({
        packageId,
        unitId,
        condition,
        destination,
        comment,
        checklist,
        ...by,
      })),
    )
    .onConflictDoUpdate({
      target: [returnItems.packageId, returnItems.unitId],
      set: {
        condition: sql`excluded.condition`,
        destination: sql`excluded.destination`,
        comment: sql`excluded.comment`,
        checklist: sql`excluded.checklist`,
        appraisedBy: sql`excluded.appraised_by`,
        appraisedAt: sql`excluded.appraised_at`,
        closedAt: sql`excluded.appraised_at`,
      },
    })
}

/** The unit is to be appraised again. */
export async function clearAppraisal(tx: Tx, packageId: number, unitId: number): Promise<void> {
  const nothing = { condition: null, destination: null, comment: null, checklist: null }
  await tx
    .update(returnItems)
    .set({ ...nothing, appraisedBy: null, appraisedAt: null, closedAt: null })
    .where(and(eq(returnItems.packageId, packageId), eq(returnItems.unitId, unitId)))
}

/** Closes return items that were not appraised. */
export async function closeReturnItems(tx: Tx, packageIds: number[]): Promise<void> {
  await tx
    .update(returnItems)
    .set({ closedAt: new Date() })
    .where(and(inArray(returnItems.packageId, packageIds), isNull(returnItems.closedAt)))
}

export async function receiveItems(
  tx: Tx,
  packageId: number,
  unitIds: number[],
  by: { receivedBy: number | null; receivedAt: Date | null },
): Promise<void> {
  await tx
    .update(returnItems)
    .set(by)
    .where(and(eq(returnItems.packageId, packageId), inArray(returnItems.unitId, unitIds)))
}

export async function findOrderOfPackage(conn: Db, packageId: number) {
  const rows = await conn
    .select({ companyId: orders.companyId, maskId: orders.orderMaskId })
    .from(packages)
    .innerJoin(orders, eq(orders.id, packages.orderId))
    .where(eq(packages.id, packageId))
  return rows[0]
}

export async function findOrderOfQuotation(conn: Db, quotationId: number) {
  const rows = await conn
    .select({ companyId: orders.companyId, maskId: orders.orderMaskId })
    .from(orders)
    .where(eq(orders.quotationId, quotationId))
  return rows[0]
}

export async function isAddressOf(tx: Tx, addressId: number, companyId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.companyId, companyId), eq(addresses.active, true)))
  return rows.length > 0
}

export async function countProducts(tx: Tx, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await tx.select({ count: count() }).from(products).where(inArray(products.id, ids))
  return rows[0]?.count ?? 0
}

/** Which of these serials are in a package now, and in whose. */
export const listOpenRentals = (tx: Tx, serials: string[]) =>
  tx
    .select({
      serial: equipmentUnits.serial,
      packageId: rentals.packageId,
      maskId: orders.orderMaskId,
      company: companies.corporateName,
    })
    .from(rentals)
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, rentals.unitId))
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(and(inArray(equipmentUnits.serial, serials), isNull(rentals.closedAt)))
    .orderBy(asc(equipmentUnits.serial))
