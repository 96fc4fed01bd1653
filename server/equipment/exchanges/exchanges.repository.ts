import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { ordersFound } from '@/server/db/order-search'
import { prefixPattern } from '@/server/db/patterns'
import {
  addresses,
  companies,
  equipmentUnits,
  exchanges,
  orders,
  packages,
  products,
  rentals,
  returnItems,
  users,
} from '@/server/db/schema'
import { AWAITED_EXCHANGES, type ExchangeStatus } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { ExchangeListQuery } from '@/services/equipment/exchanges/exchanges.schema'

export type ExchangeRow = typeof exchanges.$inferSelect

const wanted = alias(products, 'wanted')
const replacement = alias(equipmentUnits, 'replacement')
const requester = alias(users, 'requester')
const decider = alias(users, 'decider')
const fetching = alias(packages, 'fetching')

/** The unit is still held by the company that requested the exchange. */
const isStillHeld = sql`${equipmentUnits.companyId} = ${orders.companyId}`

const isAwaited = inArray(exchanges.status, [...AWAITED_EXCHANGES])

/** The one rule of lateness (docs/adr/0554): an instant has passed from itself on. */
const isLate = sql`${isAwaited} and coalesce(${exchanges.dueAt} <= now(), false)`

const selectExchanges = (conn: Db) =>
  conn
    .select({
      exchange: exchanges,
      order: { maskId: orders.orderMaskId, stageName: orders.stageName },
      company: { id: companies.id, corporateName: companies.corporateName, cnpj: companies.cnpj },
      unit: {
        id: equipmentUnits.id,
        serial: equipmentUnits.serial,
        label: equipmentUnits.label,
        status: equipmentUnits.status,
      },
      unitProduct: { id: products.id, name: products.name, images: products.images },
      product: { id: wanted.id, name: wanted.name, images: wanted.images },
      replacement: { id: replacement.id, serial: replacement.serial },
      address: { id: addresses.id, label: addresses.label, city: addresses.city, state: addresses.state },
      user: { id: users.id, firstName: users.firstName },
      requester: { id: requester.id, firstName: requester.firstName },
      decider: { id: decider.id, firstName: decider.firstName },
      bringing: { status: packages.deliveryStatus },
      returned: { receivedAt: returnItems.receivedAt },
    })
    .from(exchanges)
    .innerJoin(orders, eq(orders.id, exchanges.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, exchanges.unitId))
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .innerJoin(wanted, eq(wanted.id, exchanges.productId))
    .innerJoin(requester, eq(requester.id, exchanges.requestedBy))
    .leftJoin(decider, eq(decider.id, exchanges.decidedBy))
    .leftJoin(replacement, eq(replacement.id, exchanges.replacementId))
    .leftJoin(packages, eq(packages.id, exchanges.packageId))
    .leftJoin(fetching, eq(fetching.id, exchanges.returnPackageId))
    .leftJoin(
      returnItems,
      and(eq(returnItems.packageId, exchanges.returnPackageId), eq(returnItems.unitId, exchanges.unitId)),
    )
    .leftJoin(users, and(eq(users.id, equipmentUnits.userId), isStillHeld))
    .leftJoin(
      addresses,
      sql`${addresses.id} = coalesce(case when ${isStillHeld} then ${equipmentUnits.addressId} end, ${fetching.addressId})`,
    )

export type ListedExchange = Awaited<ReturnType<typeof readExchangeRows>>[number]

/** These exchanges with all joined columns, ordered by id. */
export const readExchangeRows = (conn: Db, ids: readonly number[]) =>
  selectExchanges(conn).where(inIds(exchanges.id, ids)).orderBy(asc(exchanges.id))

/** A page of the exchanges of all companies. */
export const listExchanges = (conn: Db, query: ExchangeListQuery, window: { limit: number; offset: number }) => {
  return selectExchanges(conn)
    .where(exchangeWhere(query))
    .orderBy(...orderOf(query.ordering))
    .limit(window.limit)
    .offset(window.offset)
}

/** By the request, or by the deadline of what is still awaited, the rest after it. */
function orderOf(ordering: ExchangeListQuery['ordering']): SQL[] {
  const sort = ordering.startsWith('-') ? desc : asc
  const { createdAt, dueAt, id } = exchanges
  if (ordering.endsWith('created_at')) return [sort(createdAt), sort(id)]
  return [sql`${sort(sql`case when ${isAwaited} then ${dueAt} end`)} nulls last`, sort(id)]
}

/** Counts per status. */
export async function countExchanges(conn: Db, query: ExchangeListQuery): Promise<Map<string, number>> {
  const counted = await conn
    .select({ status: exchanges.status, count: count() })
    .from(exchanges)
    .innerJoin(orders, eq(orders.id, exchanges.orderId))
    .where(exchangeWhere({ ...query, status: undefined }))
    .groupBy(exchanges.status)
  return new Map(counted.map((row) => [row.status, row.count]))
}

function exchangeWhere({ status, kind, late, company, search }: ExchangeListQuery): SQL | undefined {
  return and(
    status && eq(exchanges.status, status),
    kind && eq(exchanges.kind, kind),
    late === undefined ? undefined : sql`(${isLate}) = ${late}`,
    company === undefined ? undefined : eq(orders.companyId, company),
    search ? or(ordersFound(search), unitWhere(search)) : undefined,
  )
}

/** Either of its units by prefix of serial or label; each has an index. */
function unitWhere(search: string): SQL {
  const start = prefixPattern(search.toUpperCase())
  const found = sql`array(select u.id from ${equipmentUnits} u where upper(u.serial) like ${start} or upper(u.label) like ${start})`
  return sql`(${exchanges.unitId} = any(${found}) or ${exchanges.replacementId} = any(${found}))`
}

/** The orders of these exchanges. */
export const findOrdersOf = (conn: Db, ids: readonly number[]) =>
  conn
    .select({ id: exchanges.id, orderId: orders.id, companyId: orders.companyId, maskId: orders.orderMaskId })
    .from(exchanges)
    .innerJoin(orders, eq(orders.id, exchanges.orderId))
    .where(inIds(exchanges.id, ids))
    .orderBy(asc(exchanges.id))

/** Locks orders until the end of the transaction, ordered by id; always before anything that belongs to them. */
export const lockOrders = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({ id: orders.id, companyId: orders.companyId, stageName: orders.stageName })
    .from(orders)
    .where(inIds(orders.id, ids))
    .orderBy(asc(orders.id))
    .for('no key update')

/** The exchanges of an order in these statuses; the order's lock protects them. */
export const listExchangesOfOrder = (
  tx: Tx,
  orderId: number,
  statuses: readonly ExchangeStatus[],
): Promise<ExchangeRow[]> =>
  tx
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.orderId, orderId), inArray(exchanges.status, [...statuses])))
    .orderBy(asc(exchanges.id))

/** The open returns that list these units. */
export const listOpenReturns = (tx: Tx, unitIds: readonly number[]) =>
  tx
    .select({ unitId: returnItems.unitId, packageId: returnItems.packageId })
    .from(returnItems)
    .where(and(inIds(returnItems.unitId, unitIds), isNull(returnItems.closedAt)))

/** The exchanges in these statuses whose replacements these packages deliver. */
export const listExchangesDeliveredBy = (
  tx: Tx,
  packageIds: readonly number[],
  statuses: readonly ExchangeStatus[],
): Promise<ExchangeRow[]> =>
  tx
    .select()
    .from(exchanges)
    .where(and(inIds(exchanges.packageId, packageIds), inArray(exchanges.status, [...statuses])))
    .orderBy(asc(exchanges.id))

/** The units in these packages, ordered by id. */
export const listPackedUnits = (tx: Tx, packageIds: readonly number[]) =>
  tx
    .select({
      id: equipmentUnits.id,
      serial: equipmentUnits.serial,
      label: equipmentUnits.label,
      productId: equipmentUnits.productId,
      packageId: rentals.packageId,
    })
    .from(rentals)
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, rentals.unitId))
    .where(and(inIds(rentals.packageId, packageIds), isNull(rentals.closedAt)))
    .orderBy(asc(equipmentUnits.id))

/** The exchanges of these units in an order and in these statuses, with each unit's serial. */
export const listExchangesOfUnits = (
  tx: Tx,
  orderId: number,
  unitIds: readonly number[],
  statuses: readonly ExchangeStatus[],
) =>
  tx
    .select({
      id: exchanges.id,
      status: exchanges.status,
      returnPackageId: exchanges.returnPackageId,
      serial: equipmentUnits.serial,
    })
    .from(exchanges)
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, exchanges.unitId))
    .where(
      and(eq(exchanges.orderId, orderId), inIds(exchanges.unitId, unitIds), inArray(exchanges.status, [...statuses])),
    )
    .orderBy(asc(equipmentUnits.serial))

export async function insertExchanges(tx: Tx, values: (typeof exchanges.$inferInsert)[]): Promise<number[]> {
  return (await tx.insert(exchanges).values(values).returning({ id: exchanges.id })).map(({ id }) => id)
}

export async function updateExchanges(tx: Tx, ids: readonly number[], change: Partial<ExchangeRow>): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(exchanges)
    .set({ ...change, updatedAt: new Date() })
    .where(inArray(exchanges.id, [...ids]))
}
