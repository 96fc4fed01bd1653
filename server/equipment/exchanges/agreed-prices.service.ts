import type { Db } from '@/server/db/client'
import { agreedPrice } from '@/services/equipment/exchanges.rules'
import { listRentedUnits, sumDifferences } from './exchange-prices.repository'

/** What rented units cost a month, by unit, with their service package and what upgrades added; nothing for what the order never listed. */
export async function agreedPrices(conn: Db, unitIds: readonly number[]): Promise<Map<number, string>> {
  const units = await listRentedUnits(conn, unitIds)
  return new Map(
    units.flatMap(({ unitId, unitPrice, serviceFee, added }) =>
      unitPrice === null ? [] : [[unitId, agreedPrice(unitPrice, added, serviceFee ?? '0.00')]],
    ),
  )
}

/** What the upgrades that have arrived add to an order's monthly fee in all. */
export const addedByUpgrades = (conn: Db, orderId: number): Promise<string> => sumDifferences(conn, orderId)
