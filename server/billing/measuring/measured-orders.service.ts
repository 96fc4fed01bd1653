import type { Db } from '@/server/db/client'
import { must } from '@/services/invariant/must.rules'
import { type MeasuredOrder, toMeasuredOrder } from './measured-order.mapper'
import { listAgreements, listLosses, listRentals, listReturns } from './order-facts.repository'

/**
 * Orders with all that they are measured by, from their units' own facts (ADR 557): four queries, however many orders.
 * @param orderIds the answer has their order
 */
export async function loadMeasuredOrders(conn: Db, orderIds: readonly number[]): Promise<MeasuredOrder[]> {
  const agreements = new Map((await listAgreements(conn, orderIds)).map((one) => [one.id, one]))
  const rentals = byOrder(await listRentals(conn, orderIds))
  const returns = byOrder(await listReturns(conn, orderIds))
  const losses = byOrder(await listLosses(conn, orderIds))
  const now = new Date()
  return orderIds.map((id) =>
    toMeasuredOrder(
      must(agreements.get(id), `order ${String(id)}`),
      { rentals: rentals.get(id) ?? [], returns: returns.get(id) ?? [], losses: losses.get(id) ?? [] },
      now,
    ),
  )
}

const byOrder = <Row extends { orderId: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, ({ orderId }) => orderId)
