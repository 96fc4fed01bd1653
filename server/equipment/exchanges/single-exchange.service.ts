import type { Db, Tx } from '@/server/db/client'
import { availabilityOf } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import { must } from '@/services/invariant/must.rules'
import { acceptExchangesIn } from './accept-exchanges'
import { findOpenExchangeRow, findProgress } from './exchange-progress.repository'
import { listUpgradeProducts } from './replacement-products'
import { listRentedUnits } from './replacement-products.repository'
import { requestExchangesIn } from './request-exchanges'

type Asked = {
  companyId: number
  unitId: number
  /** Who wants it, and hears what becomes of it. */
  requestedBy: number
  /** Only a unit that this person uses. */
  user?: number
  reason: string
}

/**
 * Asks for another unit of the same product in the place of one, in the caller's transaction.
 * Refuses 404 for a unit that the company, or the person, does not have, 409 with the objections.
 */
export async function askExchange(
  tx: Tx,
  actor: Actor,
  { unitId, companyId, user, ...asked }: Asked,
): Promise<Exchange> {
  const filters = { companyId, ids: [unitId], user }
  const [exchange] = await requestExchangesIn(tx, actor, { ...asked, units: [unitId], kind: 'exchange', filters })
  return must(exchange, 'the exchange that was asked for')
}

/** Accepts one exchange in the caller's transaction. Refuses as `acceptExchanges`. */
export async function acceptExchange(tx: Tx, actor: Actor, id: number): Promise<Exchange> {
  return must((await acceptExchangesIn(tx, actor, [id]))[0], 'the accepted exchange')
}

/** The exchange of a unit that is not finished, if there is one. */
export const findOpenExchange: typeof findOpenExchangeRow = (tx, unitId) => findOpenExchangeRow(tx, unitId)

export type ExchangeProgress = NonNullable<Awaited<ReturnType<typeof findExchangeProgress>>>

/** An exchange step by step; undefined for an unknown one. */
export async function findExchangeProgress(conn: Db, id: number) {
  const row = await findProgress(conn, id)
  if (!row) return undefined
  const { sendingDate, deliveryDate, shippedAt, deliveredAt, ...rest } = row
  // The package forgets its days when a step is undone, the events stay.
  return { ...rest, shippedAt: sendingDate ? shippedAt : null, deliveredAt: deliveryDate ? deliveredAt : null }
}

/** Better products that are free to replace a unit, cheapest first, with what each adds to the monthly fee. */
export async function listAlternatives(conn: Db, unitId: number) {
  const choices = await listUpgradeProducts(conn, await listRentedUnits(conn, [unitId]))
  const stock = await availabilityOf(
    conn,
    choices.map(({ product }) => product.id),
  )
  return choices.flatMap(({ product, monthlyDifference }) => {
    const available = stock.get(product.id)?.available ?? 0
    return available > 0
      ? [{ product_id: product.id, name: product.name, available, monthly_difference: monthlyDifference }]
      : []
  })
}
