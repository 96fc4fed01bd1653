import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { createPackages } from '@/server/logistics/packages/packages.service'
import { openRentals, openReturns } from '@/server/orders/returns/open-returns.service'
import { type Change, changeOrderIn, rentalOwner } from '@/server/orders/workflow/change-order.service'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import { countByProduct, holdStock } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { EXCHANGE_TRANSITIONS } from '@/services/equipment/exchanges.rules'
import type { Exchange } from '@/services/equipment/exchanges.schema'
import { toDay } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import { ACCEPTED_HOLD_DAYS, holdExpiry } from '@/services/stock/holds.rules'
import { lockUnitsOfAnyone } from '../relocations/relocations.repository'
import { alreadyAnswered } from './cancel-exchange'
import { notifyAnswered } from './exchange-mails'
import {
  type ExchangeRow,
  findOrdersOf,
  listExchangesOfOrder,
  listOpenReturns,
  updateExchanges,
} from './exchanges.repository'
import { listExchangesById } from './list-exchanges'

/**
 * Staff accept exchanges of one order, all of them or none: the replacements are kept for it, one extra package an address
 * brings them and one return package an address takes the old units back, both beside the order.
 * Refuses 404 for an unknown one, 409 `out_of_stock` with what is free of each product, 409 `conflict` for exchanges of
 * several orders, once one is decided and when the rental does not run.
 */
export function acceptExchanges(actor: Actor, chosen: readonly number[]): Promise<Exchange[]> {
  const ids = [...new Set(chosen)]
  return transaction(async (tx) => {
    const of = await findOrdersOf(tx, ids)
    if (of.length < ids.length) throw new Refusal('not_found')
    if (new Set(of.map(({ orderId }) => orderId)).size > 1) throw refuseSeveralOrders()
    await changeOrderIn(tx, actor, orNotFound(of[0]), {
      action: 'update_package',
      as: 'accept_exchange',
      effect: async (change) => acceptIn(change, ids),
    })
    const accepted = await listExchangesById(tx, actor, ids)
    await notifyAnswered(tx, accepted, 'accepted')
    return accepted
  })
}

async function acceptIn(change: Change, ids: readonly number[]) {
  const { tx, rows, now, notYet } = change
  const { id: orderId, stageName } = rows.order
  if (stageName !== 'ONGOING') throw notYet('A locação deste pedido não está em andamento.')
  const exchanges = (await listExchangesOfOrder(tx, orderId, EXCHANGE_TRANSITIONS.accept.from)).filter(({ id }) =>
    ids.includes(id),
  )
  if (exchanges.length < ids.length) throw alreadyAnswered()
  await holdStock(tx, { orderId, items: countByProduct(exchanges), expiresAt: holdExpiry(now, ACCEPTED_HOLD_DAYS) })
  await lockUnitsOfAnyone(
    tx,
    exchanges.map(({ unitId }) => unitId),
  )
  const rented = new Map(openRentals(rows).map((unit) => [unit.unitId, unit]))
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

/** One extra package to an address with what replaces the units there. @returns its id */
async function createReplacementPackage(
  change: Change,
  addressId: number,
  exchanges: readonly ExchangeRow[],
): Promise<number> {
  const { tx, rows, actor, now } = change
  const order = rentalOwner(rows)
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

/** Why: it stands with the return, which shows it to whoever fetches. */
const reasonOf = (exchanges: readonly ExchangeRow[]): string =>
  [...new Set(exchanges.map(({ reason }) => reason))].join(' ')

const refuseSeveralOrders = (): Refusal =>
  new Refusal('conflict', { errors: ['Aceite as trocas de um pedido por vez.'] })
