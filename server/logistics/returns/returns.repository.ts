import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import {
  companies,
  equipmentUnits,
  orders,
  packages,
  products,
  productTypes,
  rentals,
  returnItems,
} from '@/server/db/schema/index'

/** The orders of a company that rent these units now, grouped by order. */
export async function listRentingOrders(conn: Db, companyId: number, unitIds: readonly number[]) {
  const rows = await conn
    .select({
      orderId: orders.id,
      companyId: orders.companyId,
      maskId: orders.orderMaskId,
      unitId: rentals.unitId,
      serial: equipmentUnits.serial,
      productId: equipmentUnits.productId,
      status: equipmentUnits.status,
      returnId: returnItems.packageId,
    })
    .from(rentals)
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, rentals.unitId))
    .leftJoin(returnItems, and(eq(returnItems.unitId, rentals.unitId), isNull(returnItems.closedAt)))
    .where(and(eq(orders.companyId, companyId), inIds(rentals.unitId, unitIds), isNull(rentals.closedAt)))
    .orderBy(asc(orders.id), asc(rentals.unitId))
  return [...Map.groupBy(rows, ({ orderId }) => orderId).values()]
}

/** The product type of each unit by its name in the catalogue. */
export async function listUnitKinds(conn: Db, unitIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await conn
    .select({ unitId: equipmentUnits.id, kind: productTypes.name })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .innerJoin(productTypes, eq(productTypes.id, products.productTypeId))
    .where(inIds(equipmentUnits.id, unitIds))
  return new Map(rows.map(({ unitId, kind }) => [unitId, kind]))
}

/** Units by serial with their open rental and open return. */
export function listUnitsBySerial(conn: Db, serials: readonly string[]) {
  return conn
    .select({
      serial: equipmentUnits.serial,
      rentedBy: companies.corporateName,
      orderMaskId: orders.orderMaskId,
      returnId: returnItems.packageId,
    })
    .from(equipmentUnits)
    .leftJoin(rentals, and(eq(rentals.unitId, equipmentUnits.id), isNull(rentals.closedAt)))
    .leftJoin(orders, eq(orders.id, rentals.orderId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(returnItems, and(eq(returnItems.unitId, equipmentUnits.id), isNull(returnItems.closedAt)))
    .where(inArray(sql`upper(${equipmentUnits.serial})`, [...serials]))
}

export async function isExchangeReturn(tx: Tx, packageId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from exchanges where return_package_id = ${packageId} limit 1`)
  return rows.length > 0
}

/** The order of a return package of this company. */
export async function findReturnOfCompany(conn: Db, companyId: number, packageId: number) {
  const rows = await conn
    .select({ companyId: orders.companyId, maskId: orders.orderMaskId })
    .from(packages)
    .innerJoin(orders, eq(orders.id, packages.orderId))
    .where(and(eq(packages.id, packageId), eq(packages.packageType, 'return'), eq(orders.companyId, companyId)))
  return rows[0]
}
