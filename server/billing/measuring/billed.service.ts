import type { Db, Tx } from '@/server/db/client'
import { TAX_KINDS, type TaxKind } from '@/services/billing/invoices/invoice-states.rules'
import { type BilledMonth, type MeasuredMonth, sumOf } from '@/services/billing/measuring/settlement.rules'
import { toCents } from '@/services/simulation/money.rules'
import {
  type BilledScope,
  findBilledMeasurement,
  listBilledOthers,
  listBilledPositions,
  listBilledRows,
} from './billed.repository'

export type OrderMonth = MeasuredMonth & { orderId: number }

/** How a month stands in other invoices: in none, as it is measured now, or otherwise. */
export type Billing = 'none' | 'unchanged' | BilledMonth

type Row = { orderId: number; period: string; taxKind: TaxKind; amount: string }

const keyOf = ({ orderId, period }: { orderId: number; period: string }): string =>
  `${String(orderId)} ${period.slice(0, 7)}`

/**
 * How these months stand in other invoices than those of the measured month: two queries, and one more for months that differ.
 * @returns the answer for each of them
 */
export async function loadBilling(
  conn: Db,
  scope: Omit<BilledScope, 'orderIds'>,
  months: readonly OrderMonth[],
): Promise<(month: OrderMonth) => Billing> {
  const orderIds = [...new Set(months.map(({ orderId }) => orderId))]
  const rows = Map.groupBy(await listBilledRows(conn, { ...scope, orderIds }), keyOf)
  const others = Map.groupBy(await listBilledOthers(conn, { ...scope, orderIds }), keyOf)
  const isBilled = (month: OrderMonth): boolean => rows.has(keyOf(month)) || others.has(keyOf(month))

  const changed = new Set(
    months.filter((month) => isBilled(month) && !isAsMeasured(month, rows.get(keyOf(month)) ?? [])),
  )
  const changedOrders = [...new Set([...changed].map(({ orderId }) => orderId))]
  const positions =
    changedOrders.length === 0 ? [] : await listBilledPositions(conn, { ...scope, orderIds: changedOrders })
  const positionsOf = Map.groupBy(positions, keyOf)

  return (month) => {
    if (!isBilled(month)) return 'none'
    if (!changed.has(month)) return 'unchanged'
    return {
      positions: (positionsOf.get(keyOf(month)) ?? []).map((one) => ({ ...one, amount: toCents(one.amount) })),
      others: totals(others.get(keyOf(month)) ?? []),
    }
  }
}

type UnitDays = { orderId: number; unitIds: readonly number[]; from: string }

/**
 * Whether an issued invoice counts days of these units of an order in the month of `from` (`YYYY-MM-DD`) or later. What
 * changes those days is still allowed: the next draft makes up for it (docs/adr/0557).
 */
export const areDaysBilled = async (tx: Tx, { orderId, unitIds, from }: UnitDays): Promise<boolean> =>
  unitIds.length > 0 && (await findBilledMeasurement(tx, orderId, unitIds, from)) !== undefined

/** The rows cost the same, and are of as many positions. */
function isAsMeasured({ rows }: OrderMonth, billed: readonly (Row & { positions: number })[]): boolean {
  const before = totals(billed)
  const positions = Math.max(0, ...billed.map((one) => one.positions))
  return (
    TAX_KINDS.every((taxKind) => before[taxKind] === sumOf(rows, taxKind)) &&
    positions === new Set(rows.map(({ positionId }) => positionId)).size
  )
}

function totals(rows: readonly Row[]): Record<TaxKind, number> {
  const sums = { RENTAL: 0, SERVICE: 0 }
  for (const { taxKind, amount } of rows) sums[taxKind] += toCents(amount)
  return sums
}
