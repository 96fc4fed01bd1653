import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'
import {
  addresses,
  companies,
  orders,
  packageImages,
  packages,
  products,
  rentals,
  returnItems,
  unitEvents,
  users,
} from '@/server/db/schema/index'

const order = { maskId: orders.orderMaskId, companyId: companies.id, corporateName: companies.corporateName }

/** The open rental of a unit with order and package. */
export async function findRental(conn: Db, unitId: number) {
  const rows = await prepared(conn, 'rental of a unit', () => selectRental(conn), { unitId })
  return rows[0]
}

const selectRental = (conn: Db) =>
  conn
    .select({ order, pkg: packages, since: rentals.createdAt })
    .from(rentals)
    .innerJoin(packages, eq(packages.id, rentals.packageId))
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(and(eq(rentals.unitId, sql.placeholder('unitId')), isNull(rentals.closedAt)))

/** The return package in which it is requested back and not appraised yet. */
export async function findOpenReturn(conn: Db, unitId: number): Promise<number | null> {
  const rows = await prepared(conn, 'open return of a unit', () => selectOpenReturn(conn), { unitId })
  return rows[0]?.packageId ?? null
}

const selectOpenReturn = (conn: Db) =>
  conn
    .select({ packageId: returnItems.packageId })
    .from(returnItems)
    .where(and(eq(returnItems.unitId, sql.placeholder('unitId')), isNull(returnItems.closedAt)))

/** Its last appraisal. */
export async function findLastAppraisal(conn: Db, unitId: number) {
  const rows = await prepared(conn, 'last appraisal of a unit', () => selectAppraisal(conn), { unitId })
  return rows[0]
}

const selectAppraisal = (conn: Db) =>
  conn
    .select({ item: returnItems, order, by: users.firstName })
    .from(returnItems)
    .innerJoin(packages, eq(packages.id, returnItems.packageId))
    .innerJoin(orders, eq(orders.id, packages.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(users, eq(users.id, returnItems.appraisedBy))
    .where(and(eq(returnItems.unitId, sql.placeholder('unitId')), isNotNull(returnItems.condition)))
    .orderBy(desc(returnItems.appraisedAt), desc(returnItems.packageId))
    .limit(1)

/** Photos that the page shows. */
const MAX_IMAGES = 60

export const listUnitImages = (conn: Db, unitId: number) =>
  conn
    .select()
    .from(packageImages)
    .where(and(eq(packageImages.unitId, unitId), isNull(packageImages.withdrawnAt)))
    .orderBy(desc(packageImages.id))
    .limit(MAX_IMAGES)

export async function findProductPicture(conn: Db, productId: number): Promise<string | null> {
  const rows = await conn.select({ images: products.images }).from(products).where(eq(products.id, productId))
  return rows[0]?.images[0] ?? null
}

export async function findLastEvent(conn: Db, unitId: number) {
  const rows = await conn
    .select({ id: unitEvents.id, actorName: unitEvents.actorName, createdAt: unitEvents.createdAt })
    .from(unitEvents)
    .where(eq(unitEvents.unitId, unitId))
    .orderBy(desc(unitEvents.id))
    .limit(1)
  return rows[0]
}

const orderCompanies = alias(companies, 'order_companies')

/** The events of a unit, newest first. */
export const listUnitEvents = (conn: Db, unitId: number, window: { limit: number; offset: number }) =>
  prepared(conn, 'life of a unit', () => selectEvents(conn), { unitId, ...window })

const selectEvents = (conn: Db) =>
  conn
    .select({
      event: unitEvents,
      company: { id: companies.id, corporateName: companies.corporateName },
      address: addresses,
      user: { id: users.id, firstName: users.firstName },
      order: {
        maskId: orders.orderMaskId,
        companyId: orderCompanies.id,
        corporateName: orderCompanies.corporateName,
      },
    })
    .from(unitEvents)
    .leftJoin(companies, eq(companies.id, unitEvents.holderId))
    .leftJoin(addresses, eq(addresses.id, unitEvents.addressId))
    .leftJoin(users, eq(users.id, unitEvents.userId))
    .leftJoin(orders, eq(orders.id, unitEvents.orderId))
    .leftJoin(orderCompanies, eq(orderCompanies.id, orders.companyId))
    .where(eq(unitEvents.unitId, sql.placeholder('unitId')))
    .orderBy(desc(unitEvents.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))

export type ListedEvent = Awaited<ReturnType<typeof listUnitEvents>>[number]

export async function countUnitEvents(conn: Db, unitId: number): Promise<number> {
  const rows = await conn.select({ count: count() }).from(unitEvents).where(eq(unitEvents.unitId, unitId))
  return rows[0]?.count ?? 0
}
