import type { Tx } from '@/server/db/client'
import { reduceQuantities, reduceReturn } from '@/server/logistics/packages/reduce-packages.service'
import type { RentalOwner } from '@/server/stock/events/rented-units.service'
import { countByProduct } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { EXCHANGE_FOLLOW_UPS } from '@/services/equipment/exchanges/exchange-transitions.rules'
import { endExchanges } from './end-exchanges'
import { type ExchangeRow, listExchangesOfOrder } from './exchanges.repository'

const WHY = 'Encerrada: todos os equipamentos do pedido voltam.'

/**
 * Cancels the requested and accepted exchanges of an order that comes back as a whole, in the caller's transaction. The
 * caller ensures that no replacement is on its way.
 */
export async function cancelExchanges(tx: Tx, actor: Actor, order: RentalOwner): Promise<void> {
  const { from, to } = EXCHANGE_FOLLOW_UPS.cancel
  const open = await listExchangesOfOrder(tx, order.orderId, from)
  await releaseReserved(tx, actor, order, open)
  await endExchanges(tx, actor, order, open, { to, message: WHY })
}

/**
 * Releases what accepting exchanges reserved: replacements leave their packages and the old units are no longer
 * collected.
 */
export async function releaseReserved(
  tx: Tx,
  actor: Actor,
  order: RentalOwner,
  exchanges: readonly ExchangeRow[],
): Promise<void> {
  for (const [packageId, same] of Map.groupBy(exchanges, (one) => one.packageId)) {
    if (packageId === null) continue
    await reduceQuantities(tx, actor, { ...order, packageId }, countByProduct(same))
  }
  for (const [packageId, same] of Map.groupBy(exchanges, (one) => one.returnPackageId)) {
    if (packageId === null) continue
    const unitIds = same.map(({ unitId }) => unitId)
    await reduceReturn(tx, actor, { ...order, packageId }, unitIds)
  }
}
