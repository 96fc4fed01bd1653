import { type Db, db, type Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order, OrderSummary } from '@/services/orders/orders.schema'
import { type CreatedOrder, createOrder, type OrderInput } from './create-order'
import { listOrders } from './list/order-lists.repository'
import { resolveFilters } from './list/resolve-filters'
import { toOrder, toSummary } from './order.mapper'
import { findOrderId } from './order.repository'
import { holdUnits } from './proposal/hold-units'
import { loadVisibleOrder } from './visibility'

/** What a finished quotation brings; amounts in integer cents. */
export type NewOrder = OrderInput

/**
 * Turns a finished quotation into an order, in the caller's transaction: the next number of the company without a gap,
 * the proposal's first version waiting for the customer, its twelve stages, items, required documents and one package an
 * address; history and mails with it. Stock and coupon are the caller's.
 * @param input amounts in integer cents; `lines` explain `monthlyFeeCents`
 */
export const createOrderFromQuotation = (tx: Tx, actor: Actor, input: NewOrder): Promise<CreatedOrder> =>
  createOrder(tx, actor, input)

/** Holds what a proposal offers for seven days. Refuses 409 `out_of_stock`. */
export const holdForProposal: typeof holdUnits = (tx, orderId, items) => holdUnits(tx, orderId, items)

/** The whole order, with what the actor may do with it now. Refuses 404 for one that they may not see. */
export const getOrder = async (actor: Actor, ref: OrderKey): Promise<Order> =>
  toOrder(await loadVisibleOrder(actor, ref), actor)

/** The orders that the actor sees, by number, company or CNPJ, the latest change first. */
export async function searchOrders(actor: Actor, text: string, limit: number): Promise<OrderSummary[]> {
  const filters = await resolveFilters(db(), actor, { search: text })
  const rows = await listOrders(filters, '-updated_at', { limit, offset: 0 })
  return rows.map(({ order, company }) => toSummary(order, company))
}

/** The id of an order of a company; undefined for a number that it does not have. */
export const findOrderIdOf = (conn: Db, key: OrderKey): Promise<number | undefined> => findOrderId(conn, key)
