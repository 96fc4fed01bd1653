import { and, asc, desc, eq, exists, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { ordersFound } from '@/server/db/order-search'
import { containsPattern, prefixPattern } from '@/server/db/patterns'
import {
  addresses,
  companies,
  equipmentUnits,
  exchanges,
  orders,
  packageImages,
  packages,
  products,
  productTypes,
  returnItems,
  users,
} from '@/server/db/schema/index'
import { AWAITING_APPRAISAL } from '@/services/logistics/packages/package-stages.rules'
import type { ReturnListQuery } from '@/services/logistics/returns/return-detail.schema'
import type { ReturnTodo } from '@/services/logistics/returns/return-todo.rules'
import { isLatePackage } from '../packages/package-due.repository'

const itemsOfPackage = sql`from ${returnItems} i where i.package_id = ${packages.id}`

const COUNTS = {
  units: sql<number>`(select count(*) ${itemsOfPackage})`.mapWith(Number),
  received: sql<number>`(select count(*) ${itemsOfPackage} and i.received_at is not null)`.mapWith(Number),
  appraised: sql<number>`(select count(*) ${itemsOfPackage} and i.condition is not null)`.mapWith(Number),
  exchange: sql<boolean>`exists (select 1 from ${exchanges} x where x.return_package_id = ${packages.id})`,
}

const hasReceivedItems = sql`exists (select 1 ${itemsOfPackage} and i.received_at is not null)`

/** The next step, as `returnTodo` computes it. */
const todoSql = (today: string) => sql<ReturnTodo>`case
  when ${packages.deliveryStatus} = 'CANCELED' then 'canceled'
  when ${packages.deliveryStatus} = 'DESTINATION' then 'done'
  when ${inArray(packages.deliveryStatus, [...AWAITING_APPRAISAL])} then 'appraise'
  when ${hasReceivedItems} then 'receive'
  when ${packages.deliveryStatus} <> 'EQUIPMENT_RETURN' then 'collect'
  when ${packages.deliveryEta} <= ${today}::date then 'receive'
  else 'on_the_way' end`

const selectReturns = (conn: Db) =>
  conn
    .select({
      pkg: packages,
      address: addresses,
      order: { maskId: orders.orderMaskId, stageName: orders.stageName, dueAt: orders.dueAt },
      company: { id: companies.id, corporateName: companies.corporateName },
      ...COUNTS,
    })
    .from(packages)
    .innerJoin(addresses, eq(addresses.id, packages.addressId))
    .innerJoin(orders, eq(orders.id, packages.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))

export type ReturnRow = Awaited<ReturnType<typeof findReturn>> & object

const isOver = sql`${packages.deliveryStatus} in ('DESTINATION', 'CANCELED')`

/** A page of returns, oldest request first and finished ones last; a list of finished ones starts with the newest. */
export function listReturns(
  conn: Db,
  query: ReturnListQuery,
  { today, ...window }: { today: string; limit: number; offset: number },
) {
  const isOverOnly = query.todo === 'done' || query.todo === 'canceled'
  return selectReturns(conn)
    .where(returnWhere(conn, query, today))
    .orderBy(isOver, isOverOnly ? desc(packages.id) : asc(packages.requestDate), asc(packages.id))
    .limit(window.limit)
    .offset(window.offset)
}

export async function countReturns(conn: Db, query: ReturnListQuery, today: string) {
  const rows = await conn
    .select({ todo: todoSql(today), count: sql<number>`count(*)`.mapWith(Number) })
    .from(packages)
    .innerJoin(orders, eq(orders.id, packages.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(returnWhere(conn, { ...query, todo: undefined }, today))
    .groupBy(sql`1`)
  return new Map(rows.map(({ todo, count }) => [todo, count]))
}

export async function findReturn(conn: Db, packageId: number) {
  const rows = await selectReturns(conn).where(and(eq(packages.id, packageId), eq(packages.packageType, 'return')))
  return rows[0]
}

/** The unit has not moved on since this appraisal, as `findStateBeforeAppraisal` looks at it. */
const isNewestAppraisal = sql<boolean>`coalesce((
  select e.event_type = 'APPRAISED' and e.package_id = ${returnItems.packageId} from unit_events e
  where e.unit_id = ${returnItems.unitId} and e.event_type <> 'DETAILS_CHANGED' order by e.id desc limit 1), false)`

export const listReturnUnits = (conn: Db, packageId: number) =>
  conn
    .select({
      item: returnItems,
      unit: { id: equipmentUnits.id, serial: equipmentUnits.serial, label: equipmentUnits.label },
      product: { id: products.id, name: products.name, images: products.images },
      kind: productTypes.name,
      by: users.firstName,
      correctable: isNewestAppraisal,
    })
    .from(returnItems)
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, returnItems.unitId))
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .innerJoin(productTypes, eq(productTypes.id, products.productTypeId))
    .leftJoin(users, eq(users.id, returnItems.appraisedBy))
    .where(eq(returnItems.packageId, packageId))
    .orderBy(asc(products.name), asc(equipmentUnits.serial))

/** Photos of these units in packages of this order. */
export const listUnitPictures = (conn: Db, unitIds: readonly number[], packageId: number) =>
  conn
    .select({
      id: packageImages.id,
      unitId: packageImages.unitId,
      pictureId: packageImages.pictureId,
      moment: packageImages.moment,
    })
    .from(packageImages)
    .innerJoin(packages, eq(packages.id, packageImages.packageId))
    .where(
      and(
        inArray(packageImages.unitId, [...unitIds, 0]),
        eq(packages.orderId, sql`(select order_id from packages where id = ${packageId})`),
        isNull(packageImages.withdrawnAt),
      ),
    )
    .orderBy(asc(packageImages.id))

/** The reason of a return, from its order's history. */
export async function findReason(conn: Db, packageId: number): Promise<string | null> {
  const { rows } = await conn.execute<{ message: string | null }>(sql`
    select message from event_logs where model_name = 'order'
    and object_id = (select order_id from packages where id = ${packageId})
    and action in ('return_units', 'request_return', 'start_return', 'accept_exchange')
    and after -> 'returns' @> ${JSON.stringify([{ package: packageId }])}::jsonb order by id desc limit 1`)
  return rows[0]?.message ?? null
}

function returnWhere(conn: Db, { todo, late, search }: ReturnListQuery, today: string): SQL | undefined {
  return and(
    eq(packages.packageType, 'return'),
    todo && sql`${todoSql(today)} = ${todo}`,
    late ? isLatePackage() : undefined,
    search
      ? or(ordersFound(search), ilike(packages.trackingCode, containsPattern(search)), hasSerial(conn, search))
      : undefined,
  )
}

const hasSerial = (conn: Db, search: string): SQL =>
  exists(
    conn
      .select({ one: sql`1` })
      .from(returnItems)
      .innerJoin(equipmentUnits, eq(equipmentUnits.id, returnItems.unitId))
      .where(
        and(
          eq(returnItems.packageId, packages.id),
          sql`upper(${equipmentUnits.serial}) like upper(${prefixPattern(search)})`,
        ),
      ),
  )
