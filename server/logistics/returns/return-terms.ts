import { db } from '@/server/db/client'
import { listAgreedPrices, sumUpgradeFees } from '@/server/equipment/exchanges/exchanges.service'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { getOrder } from '@/server/orders/orders.service'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import { partialReturnTerms, returnObjections } from '@/services/logistics/returns/returns.rules'
import type { ReturnTerms } from '@/services/logistics/returns/returns.schema'
import { listRentingOrders } from './returns.repository'

/** The terms of returning these units today, per order. Refuses 404 for units of another company. */
export async function getReturnTerms(actor: Actor, unitIds: readonly number[]): Promise<ReturnTerms> {
  const wanted = [...new Set(unitIds)]
  const byOrder = await listRentingOrders(db(), orNotFound(actor.companyId), wanted)
  if (byOrder.flat().length < wanted.length) throw new Refusal('not_found')
  const prices = await listAgreedPrices(db(), wanted)
  const terms: ReturnTerms = []
  for (const units of byOrder) {
    const first = must(units[0], 'a unit of the order')
    const order = await getOrder(actor, first)
    const added = await sumUpgradeFees(db(), first.orderId)
    const { monthly_fee, early } = partialReturnTerms(
      { ...order, added },
      units.map(({ unitId }) => prices.get(unitId) ?? null),
      toDay(new Date()),
    )
    const told = units.map(({ serial, status, returnId }) => ({
      serial,
      status,
      asked: returnId !== null,
    }))
    terms.push({
      order_mask_id: order.order_mask_id,
      ends_on: order.ends_on,
      serials: units.map(({ serial }) => serial),
      monthly_fee,
      early,
      objections: order.stage_name === 'ONGOING' ? returnObjections(told) : [notRunning(order.order_mask_id)],
    })
  }
  return terms
}

const notRunning = (maskId: string): string => `A locação do pedido ${maskId} não está em andamento.`
