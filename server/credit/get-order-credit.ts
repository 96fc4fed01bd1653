import { db } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { maySeeCompany } from '@/services/auth/visibility.rules'
import type { CreditQuery, OrderCredit } from '@/services/credit/credit.schema'
import { exposureOf } from '@/services/credit/exposure.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { listCreditQueries } from './credit-queries.repository'
import { toCreditQuery, toSummary } from './credit.mapper'
import { findRentedOrder, sumOtherOrders } from './exposure.repository'

/**
 * The credit of an order's company: its last report, a pending query, and the limit of a reusable report against the
 * company's monthly fees. Refuses 404 for an order that the actor does not see.
 */
export async function getOrderCredit(actor: Actor, ref: OrderKey): Promise<OrderCredit> {
  const order = orNotFound(maySeeCompany(actor, ref.companyId) ? await findRentedOrder(db(), ref) : undefined)
  const one = { limit: 1, offset: 0 }
  const [done] = await listCreditQueries(db(), { document: order.cnpj, status: 'DONE' }, one)
  const [last] = await listCreditQueries(db(), { document: order.cnpj }, one)
  const now = new Date()
  const result = done ? toCreditQuery(done, now) : null
  return {
    result,
    attempt: last && last.query.status !== 'DONE' ? toSummary(last, now) : null,
    exposure: await toExposure(order, result),
  }
}

type RentedOrder = NonNullable<Awaited<ReturnType<typeof findRentedOrder>>>

async function toExposure(order: RentedOrder, result: CreditQuery | null): Promise<OrderCredit['exposure']> {
  const sums = await sumOtherOrders(db(), order)
  const limit = result?.is_valid ? (result.report?.monthly_limit ?? null) : null
  const { totalCents, remainingCents, verdict } = exposureOf({
    limitCents: limit === null ? null : toCents(limit),
    committedCents: toCents(sums.committed),
    orderCents: toCents(order.monthlyFee),
  })
  return {
    limit,
    committed: sums.committed,
    committed_orders: sums.committedOrders,
    awaiting: sums.awaiting,
    awaiting_orders: sums.awaitingOrders,
    order: order.monthlyFee,
    total: toDecimal(totalCents),
    remaining: remainingCents === null ? null : toDecimal(remainingCents),
    verdict,
  }
}
