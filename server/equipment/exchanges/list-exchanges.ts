import { type Db, db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import { availabilityOf } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { EXCHANGE_STATUSES } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Exchange, ExchangeListQuery, ExchangePage } from '@/services/equipment/exchanges/exchanges.schema'
import { toExchange } from './exchange.mapper'
import { countExchanges, type ListedExchange, listExchanges, readExchangeRows } from './exchanges.repository'

/** A page of the exchanges of all companies, with the count of each status. */
export async function listAllExchanges(actor: Actor, query: ExchangeListQuery, url: string): Promise<ExchangePage> {
  const counts = await countExchanges(db(), query)
  const countOf = (status: string) => counts.get(status) ?? 0
  const total = query.status ? countOf(query.status) : EXCHANGE_STATUSES.reduce((sum, one) => sum + countOf(one), 0)
  const listed = await toExchanges(db(), actor, await listExchanges(db(), query, limitOffset(query)))
  const statuses = Object.fromEntries(EXCHANGE_STATUSES.map((status) => [status, countOf(status)]))
  return { ...toPage(url, query, total, listed), statuses: statuses as ExchangePage['statuses'] }
}

/** One exchange, for staff. Refuses 404. */
export const getExchange = async (actor: Actor, id: number): Promise<Exchange> =>
  orNotFound((await listExchangesById(db(), actor, [id]))[0])

/** These exchanges with the actions that the actor may take. */
export const listExchangesById = async (conn: Db, actor: Actor, ids: readonly number[]): Promise<Exchange[]> =>
  toExchanges(conn, actor, await readExchangeRows(conn, ids))

async function toExchanges(conn: Db, actor: Actor, rows: readonly ListedExchange[]): Promise<Exchange[]> {
  const stock = await availabilityOf(conn, [...new Set(rows.map(({ product }) => product.id))])
  return rows.map((row) => toExchange(row, stock.get(row.product.id)?.available ?? 0, actor))
}
