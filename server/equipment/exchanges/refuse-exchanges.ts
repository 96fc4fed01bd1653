import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { EXCHANGE_TRANSITIONS, exchangeActions } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Exchange, ExchangeRefusal } from '@/services/equipment/exchanges/exchanges.schema'
import { must } from '@/services/invariant/must.rules'
import { alreadyAnswered } from './cancel-exchange'
import { endExchanges } from './end-exchanges'
import { notifyAnswered } from './exchange-notices'
import { toExchangeFacts } from './exchange.mapper'
import { findOrdersOf, lockOrders, readExchangeRows } from './exchanges.repository'
import { listExchangesById } from './list-exchanges'
import { releaseReserved } from './release-reserved.service'

/**
 * Refuses exchanges for staff with a reason, all or none; accepted ones lose both of their packages.
 * Refuses 404 for an unknown exchange, 409 once it is decided or one of its units is on its way.
 */
export function refuseExchanges(actor: Actor, { ids: chosen, reason }: ExchangeRefusal): Promise<Exchange[]> {
  const ids = [...new Set(chosen)]
  return transaction(async (tx) => {
    const of = await findOrdersOf(tx, ids)
    if (of.length < ids.length) throw new Refusal('not_found')
    await lockOrders(tx, [...new Set(of.map(({ orderId }) => orderId))])
    const rows = await readExchangeRows(tx, ids)
    for (const exchange of rows.map(toExchangeFacts)) {
      if (!EXCHANGE_TRANSITIONS.refuse.from.includes(exchange.status)) throw alreadyAnswered()
      if (!exchangeActions(exchange, actor).includes('refuse')) throw onItsWay()
    }
    for (const [orderId, same] of Map.groupBy(rows, ({ exchange }) => exchange.orderId)) {
      const order = { orderId, companyId: must(same[0], 'exchange of the order').company.id }
      const exchanges = same.map(({ exchange }) => exchange)
      await releaseReserved(tx, actor, order, exchanges)
      await endExchanges(tx, actor, order, exchanges, { to: 'REFUSED', message: reason })
      await recordEvent(tx, actor, {
        model: 'order',
        objectId: orderId,
        companyId: order.companyId,
        action: 'refuse_exchange',
        message: reason,
        after: { serials: same.map(({ unit }) => unit.serial) },
      })
    }
    const refused = await listExchangesById(tx, actor, ids)
    await notifyAnswered(tx, refused, 'refused')
    return refused
  })
}

const onItsWay = (): Refusal =>
  new Refusal('conflict', {
    errors: ['O equipamento novo já saiu ou o antigo já voltou: conclua a troca.'],
  })
