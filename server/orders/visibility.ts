import type { Db, Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { maySeeCompany } from '@/services/auth/visibility.rules'
import { findOrderId, lockOrder, type OrderRef } from './order.repository'

/** How a customer's `/checkout/{maskId}` names an order: within their active company. Refuses 404 without one. */
export const ownOrder = (actor: Actor, maskId: string): OrderRef => ({ companyId: orNotFound(actor.companyId), maskId })

/** The order's id. Refuses 404 for what the actor may not see. */
export async function findVisible(conn: Db, actor: Actor, ref: OrderRef): Promise<number> {
  return orNotFound(maySeeCompany(actor, ref.companyId) ? await findOrderId(conn, ref) : undefined)
}

/** The same, with the order locked until the end of the transaction. */
export async function lockVisible(tx: Tx, actor: Actor, ref: OrderRef): Promise<number> {
  return orNotFound(maySeeCompany(actor, ref.companyId) ? await lockOrder(tx, ref) : undefined)
}
