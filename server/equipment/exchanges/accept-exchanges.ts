import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { createPackages } from '@/server/logistics/packages/packages.service'
import { openReturns } from '@/server/orders/returns/open-returns.service'
import { openRentals } from '@/server/orders/returns/rented-units.service'
import { type Change, changeOrderIn, rentalOwner } from '@/server/orders/workflow/change-order.service'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import { countByProduct, holdStock } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { EXCHANGE_TRANSITIONS } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import { toDay } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import { ACCEPTED_HOLD_DAYS, holdExpiry } from '@/services/stock/holds/hold-expiry.rules'
import { lockUnitsOfAnyone } from '../relocations/relocations.repository'
import { alreadyAnswered } from './cancel-exchange'
import { notifyAnswered } from './exchange-notices'
import {
  type ExchangeRow,
  findOrdersOf,
  listExchangesOfOrder,
  listOpenReturns,
  updateExchanges,
} from './exchanges.repository'
import { listExchangesById } from './list-exchanges'

/**
 * Accepts exchanges of one order for staff, all or none: holds the replacements for the order, creates one extra
 * package per address to deliver them and one return package per address to collect the old units.
 * Refuses 404 for an unknown exchange, 409 `out_of_stock` with what is available of each product, 409 `conflict` for
 * exchanges of several orders, for one that is already decided and when the rental is not running.
 */
export const acceptExchanges = (actor: Actor, chosen: readonly number[]): Promise<Exchange[]> =>
  transaction((tx) => acceptExchangesIn(tx, actor, chosen))

/** The same within the caller's transaction. */
export async function acceptExchangesIn(tx: Tx, actor: Actor, chosen: readonly number[]): Promise<Exchange[]> {
  const ids = [...new Set(chosen)]
  const of = await findOrdersOf(tx, ids)
  if (of.length < ids.length) throw new Refusal('not_found')
  if (new Set(of.map(({ orderId }) => orderId)).size > 1) throw refuseSeveralOrders()
  await changeOrderIn(tx, actor, orNotFound(of[0]), {
    action: 'update_package',
    historyAction: 'accept_exchange',
    effect: async (change) => acceptIn(change, ids),
  })
  const accepted = await listExchangesById(tx, actor, ids)
  await notifyAnswered(tx, accepted, 'accepted')
  return accepted
}

async function acceptIn(change: Change, ids: readonly number[]) {
  const { tx, record, now, preconditionFailed } = change
  const { id: orderId, stageName } = record.order
  if (stageName !== 'ONGOING') throw preconditionFailed('A locação deste pedido não está em andamento.')
  const exchanges = (await listExchangesOfOrder(tx, orderId, EXCHANGE_TRANSITIONS.accept.from)).filter(({ id }) =>
    ids.includes(id),
  )
  if (exchanges.length < ids.length) throw alreadyAnswered()
  await holdStock(tx, { orderId, items: countByProduct(exchanges), expiresAt: holdExpiry(now, ACCEPTED_HOLD_DAYS) })
  await lockUnitsOfAnyone(
    tx,
    exchanges.map(({ unitId }) => unitId),
  )
  const rented = new Map(openRentals(record).map((unit) => [unit.unitId, unit]))
  const all = exchanges.map((exchange) => ({
    exchange,
    unit: must(rented.get(exchange.unitId), 'rental of the exchanged unit'),
  }))
  const { after } = await openReturns(
    change,
    all.map(({ unit }) => unit),
    { apart: true },
  )
  const packages: number[] = []
  for (const [addressId, same] of Map.groupBy(all, ({ unit }) => must(unit.addressId, 'address of a rented unit'))) {
    const here = same.map(({ exchange }) => exchange)
    packages.push(await createReplacementPackage(change, addressId, here))
  }
  return { message: reasonOf(exchanges), after: { ...after, packages, exchanges: [...ids] } }
}

/** Creates an extra package to an address with the replacements of the units there. @returns its id */
async function createReplacementPackage(
  change: Change,
  addressId: number,
  exchanges: readonly ExchangeRow[],
): Promise<number> {
  const { tx, record, actor, now } = change
  const order = rentalOwner(record)
  const [createdId] = await createPackages(tx, [
    {
      pkg: {
        orderId: order.orderId,
        packageType: 'extra',
        addressId,
        deliveryStatus: 'SEPARATION',
        apart: true,
        requestDate: toDay(now),
      },
      items: countByProduct(exchanges),
    },
  ])
  const packageId = must(createdId, 'id of the inserted package')
  const unitIds = exchanges.map(({ unitId }) => unitId)
  const returnOf = new Map((await listOpenReturns(tx, unitIds)).map((one) => [one.unitId, one.packageId]))
  for (const { id, unitId } of exchanges) {
    await updateExchanges(tx, [id], {
      status: EXCHANGE_TRANSITIONS.accept.to,
      packageId,
      returnPackageId: returnOf.get(unitId),
      decidedBy: actor.id,
      decidedAt: now,
    })
  }
  await changeUnits(tx, actor, { ids: unitIds, type: 'EXCHANGE_ACCEPTED', about: { ...order, packageId } })
  return packageId
}

/** The reasons of the exchanges, which become the reason of the return package. */
const reasonOf = (exchanges: readonly ExchangeRow[]): string =>
  [...new Set(exchanges.map(({ reason }) => reason))].join(' ')

const refuseSeveralOrders = (): Refusal =>
  new Refusal('conflict', { errors: ['Aceite as trocas de um pedido por vez.'] })
