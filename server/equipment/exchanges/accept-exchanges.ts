import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { addPackages } from '@/server/logistics/packages/packages.service'
import { type Change, changeOrderIn } from '@/server/orders/change-order.service'
import { ofOrder } from '@/server/orders/of-order.service'
import { openRentals, openReturns } from '@/server/orders/returning.service'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import { holdStock, perProduct } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { EXCHANGE_STEPS } from '@/services/equipment/exchanges.rules'
import type { Exchange } from '@/services/equipment/exchanges.schema'
import { toDay } from '@/services/format/format.rules'
import { ACCEPTED_HOLD_DAYS, holdExpiry } from '@/services/stock/holds.rules'
import { lockAllUnits } from '../relocations/relocations.repository'
import { decided } from './cancel-exchange'
import { tellAnswer } from './exchange-mails'
import { type ExchangeRow, findOrdersOf, listOfOrder, listOpenReturns, updateExchanges } from './exchanges.repository'
import { readExchanges } from './list-exchanges'

/**
 * Staff accept exchanges of one order, all of them or none: the replacements are kept for it, one extra parcel an address
 * brings them and one return parcel an address takes the old units back, both beside the order.
 * Refuses 404 for an unknown one, 409 `out_of_stock` with what is free of each product, 409 `conflict` for exchanges of
 * several orders, once one is decided and when the rental does not run.
 */
export function acceptExchanges(actor: Actor, chosen: readonly number[]): Promise<Exchange[]> {
  const ids = [...new Set(chosen)]
  return transaction(async (tx) => {
    const of = await findOrdersOf(tx, ids)
    if (of.length < ids.length) throw new Refusal('not_found')
    if (new Set(of.map(({ orderId }) => orderId)).size > 1) throw severalOrders()
    await changeOrderIn(tx, actor, orNotFound(of[0]), {
      action: 'update_package',
      as: 'accept_exchange',
      effect: async (change) => accept(change, ids),
    })
    const accepted = await readExchanges(tx, actor, ids)
    await tellAnswer(tx, accepted, 'accepted')
    return accepted
  })
}

async function accept(change: Change, ids: readonly number[]) {
  const { tx, rows, now, notYet } = change
  const { id: orderId, stageName } = rows.order
  if (stageName !== 'ONGOING') throw notYet('A locação deste pedido não está em andamento.')
  const exchanges = (await listOfOrder(tx, orderId, EXCHANGE_STEPS.accept.from)).filter(({ id }) => ids.includes(id))
  if (exchanges.length < ids.length) throw decided()
  await holdStock(tx, { orderId, items: perProduct(exchanges), expiresAt: holdExpiry(now, ACCEPTED_HOLD_DAYS) })
  await lockAllUnits(
    tx,
    exchanges.map(({ unitId }) => unitId),
  )
  const rented = new Map(openRentals(rows).map((unit) => [unit.unitId, unit]))
  const all = exchanges.map((exchange) => ({ exchange, unit: orNotFound(rented.get(exchange.unitId)) }))
  const { after } = await openReturns(
    change,
    all.map(({ unit }) => unit),
    { apart: true },
  )
  const packages: number[] = []
  for (const [addressId, same] of Map.groupBy(all, ({ unit }) => unit.addressId ?? 0)) {
    const here = same.map(({ exchange }) => exchange)
    packages.push(await bring(change, addressId, here))
  }
  return { message: reasonOf(exchanges), after: { ...after, packages, exchanges: [...ids] } }
}

/** One extra parcel to an address with what replaces the units there. @returns its id */
async function bring(change: Change, addressId: number, exchanges: readonly ExchangeRow[]): Promise<number> {
  const { tx, rows, actor, now } = change
  const order = ofOrder(rows)
  const [packageId = 0] = await addPackages(tx, [
    {
      parcel: {
        orderId: order.orderId,
        packageType: 'extra',
        addressId,
        deliveryStatus: 'SEPARATION',
        apart: true,
        requestDate: toDay(now),
      },
      items: perProduct(exchanges),
    },
  ])
  const unitIds = exchanges.map(({ unitId }) => unitId)
  const returnOf = new Map((await listOpenReturns(tx, unitIds)).map((one) => [one.unitId, one.packageId]))
  for (const { id, unitId } of exchanges) {
    await updateExchanges(tx, [id], {
      status: EXCHANGE_STEPS.accept.to,
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

const severalOrders = (): Refusal => new Refusal('conflict', { errors: ['Aceite as trocas de um pedido por vez.'] })
