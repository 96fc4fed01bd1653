import { and, asc, eq, gte, ilike, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { ordersFound } from '@/server/db/order-search'
import { containsPattern } from '@/server/db/patterns'
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
import { sortingBy } from '@/server/db/sorting'
import type { DeliveryStatus } from '@/services/logistics/packages/delivery-status.rules'
import { PACKAGE_DAYS, type PackageOrdering } from '@/services/logistics/packages/package-dates.rules'
import type { PackageFilters } from '@/services/logistics/packages/package-lists.schema'
import { ENDED_STATUSES } from '@/services/logistics/packages/package-moves.rules'
import { PACKAGE_TYPES } from '@/services/logistics/packages/packages.schema'
import { isLatePackage, packageDueDay } from '../packages/package-due.repository'

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

const ENDED = [...ENDED_STATUSES]

type Filters = PackageFilters & {
  /** Only these of them. */
  ids?: readonly number[]
}

const selectPackages = (conn: Db) =>
  conn
    .select({
      pkg: packages,
      address: addresses,
      order: {
        maskId: orders.orderMaskId,
        stageName: orders.stageName,
        quotationId: orders.quotationId,
        dueAt: orders.dueAt,
      },
      company: { id: companies.id, corporateName: companies.corporateName },
    })
    .from(packages)
    .innerJoin(addresses, eq(addresses.id, packages.addressId))
    .innerJoin(orders, eq(orders.id, packages.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))

/** A page of packages, by default the most urgent first. */
export const listPackages = (
  conn: Db,
  { ordering, ...filters }: Filters & { ordering?: PackageOrdering },
  window: { limit: number; offset: number },
) =>
  selectPackages(conn)
    .where(packageWhere(filters))
    .orderBy(...orderOf(ordering))
    .limit(window.limit)
    .offset(window.offset)

export async function findPackage(conn: Db, packageId: number) {
  const rows = await selectPackages(conn).where(eq(packages.id, packageId))
  return rows[0]
}

/** How many packages there are in each internal stage, and how many of them are late. */
export const countPackages = (conn: Db, filters: Filters) =>
  conn
    .select({
      status: sql<DeliveryStatus>`${packages.deliveryStatus}`,
      count: sql<number>`count(*)`.mapWith(Number),
      late: sql<number>`count(*) filter (where ${isLatePackage()})`.mapWith(Number),
    })
    .from(packages)
    .innerJoin(orders, eq(orders.id, packages.orderId))
    .where(packageWhere(filters))
    .groupBy(packages.deliveryStatus)

export async function listPackageIds(
  conn: Db,
  { ordering, ...filters }: Filters & { ordering?: PackageOrdering },
): Promise<number[]> {
  const rows = await conn
    .select({ id: packages.id })
    .from(packages)
    .innerJoin(orders, eq(orders.id, packages.orderId))
    .where(packageWhere(filters))
    .orderBy(...orderOf(ordering))
  return rows.map(({ id }) => id)
}

/** The first packages of each stage that is not final, most urgent first. */
export async function listFirstOfEachStage(conn: Db, filters: Filters, cards: number) {
  const ranked = conn
    .select({
      id: packages.id,
      rank: sql<number>`row_number() over (
        partition by ${packages.deliveryStatus} order by ${packageDueDay} nulls last, ${packages.id}
      )`.as('rank'),
    })
    .from(packages)
    .innerJoin(orders, eq(orders.id, packages.orderId))
    .where(and(notInArray(packages.deliveryStatus, ENDED), packageWhere(filters)))
    .as('ranked')
  const first = conn.select({ id: ranked.id }).from(ranked).where(lte(ranked.rank, cards))
  return selectPackages(conn)
    .where(inArray(packages.id, first))
    .orderBy(sql`${packageDueDay} nulls last`, packages.id)
}

export type PackageRow = NonNullable<Awaited<ReturnType<typeof findPackage>>>

/** Contents of these packages: products, outgoing serials, returned serials. */
export async function loadContents(conn: Db, packageIds: number[]) {
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
        checklist: returnItems.checklist,
        receivedAt: returnItems.receivedAt,
      })
      .from(returnItems)
      .innerJoin(equipmentUnits, eq(equipmentUnits.id, returnItems.unitId))
      .where(inArray(returnItems.packageId, ids))
      .orderBy(asc(equipmentUnits.serial)),
  }
}

/** Packages without the day come last; the id makes the order unambiguous. */
function orderOf(ordering?: PackageOrdering): SQL[] {
  if (!ordering)
    return [asc(inArray(packages.deliveryStatus, ENDED)), sql`${packageDueDay} nulls last`, asc(packages.id)]
  const { column: day, descends } = sortingBy(DAYS, ordering)
  return [descends ? sql`${day} desc nulls last` : sql`${day} asc nulls last`, asc(packages.id)]
}

const typesIn = (names: string) => PACKAGE_TYPES.filter((type) => names.split(',').includes(type))

function packageWhere(filters: Filters): SQL | undefined {
  const { package_type, delivery_status, in_processing, late, search, quotation, ids } = filters
  return and(
    package_type ? inArray(packages.packageType, typesIn(package_type)) : undefined,
    delivery_status ? eq(packages.deliveryStatus, delivery_status) : undefined,
    in_processing === undefined ? undefined : (in_processing ? notInArray : inArray)(packages.deliveryStatus, ENDED),
    late === undefined ? undefined : sql`(${isLatePackage()}) = ${late}`,
    quotation ? eq(orders.quotationId, quotation) : undefined,
    search
      ? or(ordersFound(search), ilike(packages.trackingCode, containsPattern(search)), containsSerial(search))
      : undefined,
    ids && inIds(packages.id, ids),
    ...PACKAGE_DAYS.flatMap((day) => {
      const [start, end] = [filters[`${day}_start`], filters[`${day}_end`]]
      return [start ? gte(DAYS[day], start) : undefined, end ? lte(DAYS[day], end) : undefined]
    }),
  )
}

/** Packages that contain, or return, the unit with this serial. */
const containsSerial = (serial: string): SQL => {
  const unit = sql`select id from ${equipmentUnits} where serial = upper(${serial})`
  return sql`${packages.id} = any(array(
    select package_id from ${rentals} where unit_id in (${unit})
    union select package_id from ${returnItems} where unit_id in (${unit})
  ))`
}
