import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { EXCHANGE_TRANSITIONS, exchangeActions } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import { must } from '@/services/invariant/must.rules'
import { seesOnlyOwn } from '../units/visible-units'
import { endExchanges } from './end-exchanges'
import { toExchangeFacts } from './exchange.mapper'
import { findOrdersOf, lockOrders, readExchangeRows } from './exchanges.repository'
import { listExchangesById } from './list-exchanges'

/**
 * Withdraws a customer's request; the unit is in use again.
 * Refuses 404 for an exchange that the actor does not see, 403 for somebody else's unless the actor may order, 409 once
 * it is decided.
 */
export function cancelExchange(actor: Actor, id: number): Promise<Exchange> {
  const companyId = orNotFound(actor.companyId)
  return transaction(async (tx) => {
    const { orderId } = orNotFound((await findOrdersOf(tx, [id])).find((one) => one.companyId === companyId))
    await lockOrders(tx, [orderId])
    const row = must((await readExchangeRows(tx, [id]))[0], 'the exchange that was found')
    const isTheirs = row.exchange.requestedBy === actor.id || row.user?.id === actor.id
    if (seesOnlyOwn(actor) && !isTheirs) throw new Refusal('not_found')
    const exchange = toExchangeFacts(row)
    if (!EXCHANGE_TRANSITIONS.cancel.from.includes(exchange.status)) throw alreadyAnswered()
    if (!exchangeActions(exchange, actor).includes('cancel')) throw new Refusal('forbidden')
    await endExchanges(tx, actor, { orderId, companyId }, [row.exchange], { to: 'CANCELED', message: null })
    await recordEvent(tx, actor, {
      model: 'order',
      objectId: orderId,
      companyId,
      action: 'cancel_exchange',
      before: { serials: [row.unit.serial] },
    })
    return must((await listExchangesById(tx, actor, [id]))[0], 'the cancelled exchange')
  })
}

export const alreadyAnswered = (): Refusal =>
  new Refusal('conflict', { errors: ['Esse pedido já foi respondido ou encerrado. Mostramos agora como ele está.'] })
