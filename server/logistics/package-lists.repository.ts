import { and, asc, count, eq, gte, ilike, inArray, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { ordersFound } from '@/server/db/order-search'
import { partly } from '@/server/db/patterns'
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
} from '@/server/db/schema'
import { PACKAGE_DAYS, type PackageListQuery } from '@/services/logistics/packages.schema'

const DAYS = {
  production_eta: packages.productionEta,
  production_date: packages.productionDate,
  storage_verification_date: packages.storageVerificationDate,
  sending_date: packages.sendingDate,
  delivery_eta: packages.deliveryEta,
  delivery_date: packages.deliveryDate,
  appraisal_date: packages.appraisalDate,
  request_date: packages.requestDate,
}

const DONE = ['DELIVERED', 'CANCELED', 'DESTINATION']

const withOrder = (conn: Db) =>
  conn
    .select({
      parcel: packages,
      address: addresses,
      order: { maskId: orders.orderMaskId, stageName: orders.stageName, quotationId: orders.quotationId },
      company: { id: companies.id, corporateName: companies.corporateName },
    })
    .from(packages)
    .innerJoin(addresses, eq(addresses.id, packages.addressId))
    .innerJoin(orders, eq(orders.id, packages.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))

/** A page of parcels, the most urgent first. */
export const listPackages = (conn: Db, query: PackageListQuery, window: { limit: number; offset: number }) =>
  withOrder(conn)
    .where(matching(query))
    .orderBy(sql`${packages.deliveryEta} asc nulls last`, asc(packages.id))
    .limit(window.limit)
    .offset(window.offset)

export async function findPackage(conn: Db, packageId: number) {
  const rows = await withOrder(conn).where(eq(packages.id, packageId))
  return rows[0]
}

export async function countPackages(conn: Db, query: PackageListQuery): Promise<number> {
  const rows = await conn
    .select({ count: count() })
    .from(packages)
    .innerJoin(orders, eq(orders.id, packages.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(matching(query))
  return rows[0]?.count ?? 0
}

/** What is in these parcels: products, serials that go out, serials that come back. */
export async function loadContentsOf(conn: Db, packageIds: number[]) {
  const ids = packageIds.length > 0 ? packageIds : [0]
  return {
    items: await conn
      .select({
        packageId: packageItems.packageId,
        productId: packageItems.productId,
        name: products.name,
        quantity: packageItems.quantity,
      })
      .from(packageItems)
      .innerJoin(products, eq(products.id, packageItems.productId))
      .where(inArray(packageItems.packageId, ids))
      .orderBy(asc(packageItems.productId)),
    rentals: await conn
      .select({ packageId: rentals.packageId, serial: equipmentUnits.serial, productId: equipmentUnits.productId })
      .from(rentals)
      .innerJoin(equipmentUnits, eq(equipmentUnits.id, rentals.unitId))
      .where(inArray(rentals.packageId, ids))
      .orderBy(asc(rentals.id)),
    returnItems: await conn
      .select({
        packageId: returnItems.packageId,
        serial: equipmentUnits.serial,
        productId: equipmentUnits.productId,
        condition: returnItems.condition,
        destination: returnItems.destination,
        comment: returnItems.comment,
      })
      .from(returnItems)
      .innerJoin(equipmentUnits, eq(equipmentUnits.id, returnItems.unitId))
      .where(inArray(returnItems.packageId, ids))
      .orderBy(asc(equipmentUnits.serial)),
  }
}

function matching(query: PackageListQuery): SQL | undefined {
  const { package_type, delivery_status, in_processing, search, quotation } = query
  return and(
    package_type ? inArray(packages.packageType, package_type.split(',')) : undefined,
    delivery_status ? eq(packages.deliveryStatus, delivery_status) : undefined,
    in_processing === undefined ? undefined : (in_processing ? notInArray : inArray)(packages.deliveryStatus, DONE),
    quotation ? eq(orders.quotationId, quotation) : undefined,
    search ? or(ordersFound(search), ilike(packages.trackingCode, partly(search))) : undefined,
    ...PACKAGE_DAYS.flatMap((day) => {
      const [start, end] = [query[`${day}_start`], query[`${day}_end`]]
      return [start ? gte(DAYS[day], start) : undefined, end ? lte(DAYS[day], end) : undefined]
    }),
  )
}
