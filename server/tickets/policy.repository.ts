import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { orders, quotations, rentals, servicePackages, simulators } from '@/server/db/schema/index'
import type { PackagePromise } from '@/services/tickets/policy.rules'

/** An order in which equipment is at the customer's. */
const isRunning = inArray(orders.stageName, ['ONGOING', 'RETURNING'])

const promise = {
  name: servicePackages.name,
  supportCalendar: servicePackages.supportCalendar,
  firstResponseMinutes: servicePackages.firstResponseMinutes,
  resolutionMinutes: servicePackages.resolutionMinutes,
  exchangeBusinessDays: servicePackages.exchangeBusinessDays,
}

const ofOrders = (conn: Db, where: SQL | undefined) =>
  conn
    .select({ orderId: orders.id, promise })
    .from(orders)
    .innerJoin(quotations, eq(quotations.id, orders.quotationId))
    .innerJoin(servicePackages, eq(servicePackages.id, quotations.servicePackageId))
    .where(where)

/** The service packages of these orders. */
export const listPromisesOfOrders = (conn: Db, orderIds: readonly number[]) =>
  ofOrders(conn, inIds(orders.id, orderIds))

/** The service package of a company's order, or of the order that has this unit. */
export async function findPromise(
  conn: Db,
  companyId: number,
  { orderId, unitId }: { orderId?: number | null; unitId?: number | null },
): Promise<PackagePromise | undefined> {
  const ofUnit = sql`(select ${rentals.orderId} from ${rentals} where ${rentals.unitId} = ${unitId} and ${isNull(rentals.closedAt)})`
  const rows = await ofOrders(conn, and(eq(orders.companyId, companyId), eq(orders.id, orderId ?? ofUnit)))
  return rows[0]?.promise
}

/** The service packages of a company's running orders. */
export const listRunningPromises = (conn: Db, companyId: number): Promise<PackagePromise[]> =>
  conn
    .selectDistinct(promise)
    .from(orders)
    .innerJoin(quotations, eq(quotations.id, orders.quotationId))
    .innerJoin(servicePackages, eq(servicePackages.id, quotations.servicePackageId))
    .where(and(eq(orders.companyId, companyId), isRunning))

/** The first service package that a customer is offered. */
export async function findFirstPromise(conn: Db): Promise<PackagePromise | undefined> {
  const rows = await conn
    .select(promise)
    .from(servicePackages)
    .innerJoin(simulators, eq(simulators.id, servicePackages.simulatorId))
    .where(eq(servicePackages.active, true))
    .orderBy(desc(simulators.active), asc(simulators.position), asc(simulators.id), asc(servicePackages.position))
    .limit(1)
  return rows[0]
}
