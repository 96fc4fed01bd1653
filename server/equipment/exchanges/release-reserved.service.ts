import type { Tx } from '@/server/db/client'
import { lessenParcel, lessenReturn } from '@/server/logistics/packages/reduce-packages.service'
import type { OfOrder } from '@/server/stock/events/rented-units.service'
import { perProduct } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { EXCHANGE_FOLLOWS } from '@/services/equipment/exchanges.rules'
import { endExchanges } from './end-exchanges'
import { type ExchangeRow, listOfOrder } from './exchanges.repository'

const WHY = 'Encerrada: todos os equipamentos do pedido voltam.'

/**
 * The whole order comes back: what was asked for or accepted of exchanges is called off, in the transaction of that. The
 * caller makes sure that no replacement is on its way.
 */
export async function callOffExchanges(tx: Tx, actor: Actor, order: OfOrder): Promise<void> {
  const { from, to } = EXCHANGE_FOLLOWS.call_off
  const open = await listOfOrder(tx, order.orderId, from)
  await takeBack(tx, actor, order, open)
  await endExchanges(tx, actor, order, open, { to, message: WHY })
}

/** What accepting exchanges had made is taken back: the replacements leave their parcels, the old units are not fetched. */
export async function takeBack(tx: Tx, actor: Actor, order: OfOrder, exchanges: readonly ExchangeRow[]): Promise<void> {
  for (const [packageId, same] of Map.groupBy(exchanges, (one) => one.packageId)) {
    if (packageId === null) continue
    await lessenParcel(tx, actor, { ...order, packageId }, perProduct(same))
  }
  for (const [packageId, same] of Map.groupBy(exchanges, (one) => one.returnPackageId)) {
    if (packageId === null) continue
    const unitIds = same.map(({ unitId }) => unitId)
    await lessenReturn(tx, actor, { ...order, packageId }, unitIds)
  }
}
