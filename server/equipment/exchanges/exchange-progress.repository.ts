import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '@/server/db/client'
import { equipmentUnits, exchanges, orders, packages, rentals, returnItems, unitEvents } from '@/server/db/schema'
import { OPEN_EXCHANGES } from '@/services/equipment/exchanges/exchange-transitions.rules'

const replacement = alias(equipmentUnits, 'replacement')

/** When a unit in the package of the replacement had such an event; only while the package is where the event says. */
const lastEvent = (type: 'SHIPPED' | 'DELIVERED') =>
  sql<Date | null>`(select max(e.created_at) from ${unitEvents} e
  join ${rentals} r on r.unit_id = e.unit_id and r.package_id = ${exchanges.packageId}
  where e.package_id = ${exchanges.packageId} and e.event_type = ${type})`.mapWith(toDate)

/** One exchange with the times of its steps; a step that has not happened, or was undone, has none. */
export async function findProgress(conn: Db, id: number) {
  const rows = await conn
    .select({
      id: exchanges.id,
      status: exchanges.status,
      requestedAt: exchanges.createdAt,
      decidedAt: exchanges.decidedAt,
      decision: exchanges.decision,
      dueAt: exchanges.dueAt,
      sendingDate: packages.sendingDate,
      deliveryDate: packages.deliveryDate,
      trackingCode: packages.trackingCode,
      shippedAt: lastEvent('SHIPPED'),
      deliveredAt: lastEvent('DELIVERED'),
      collectedAt: returnItems.receivedAt,
      replacementSerial: replacement.serial,
    })
    .from(exchanges)
    .leftJoin(packages, eq(packages.id, exchanges.packageId))
    .leftJoin(replacement, eq(replacement.id, exchanges.replacementId))
    .leftJoin(
      returnItems,
      and(eq(returnItems.packageId, exchanges.returnPackageId), eq(returnItems.unitId, exchanges.unitId)),
    )
    .where(eq(exchanges.id, id))
  return rows[0]
}

/** The exchange of a unit that is not finished, with whose it is. */
export async function findOpenExchangeRow(tx: Tx, unitId: number) {
  const rows = await tx
    .select({ id: exchanges.id, status: exchanges.status, kind: exchanges.kind, companyId: orders.companyId })
    .from(exchanges)
    .innerJoin(orders, eq(orders.id, exchanges.orderId))
    .where(and(eq(exchanges.unitId, unitId), inArray(exchanges.status, [...OPEN_EXCHANGES])))
  return rows[0]
}

function toDate(value: unknown): Date {
  return new Date(String(value))
}
