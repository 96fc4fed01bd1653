import type { Db, Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { maySeeCompany } from '@/services/auth/visibility.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { findOrderId, lockOrder } from './order.repository'

/** How a customer's `/checkout/{maskId}` names an order: within their active company. Refuses 404 without one. */
export const ownOrderKey = (actor: Actor, maskId: string): OrderKey => ({
  companyId: orNotFound(actor.companyId),
  maskId,
})

/** The order's id. Refuses 404 for what the actor may not see. */
export async function findVisibleOrder(conn: Db, actor: Actor, ref: OrderKey): Promise<number> {
  return orNotFound(maySeeCompany(actor, ref.companyId) ? await findOrderId(conn, ref) : undefined)
}

/** The same, with the order locked until the end of the transaction. */
export async function lockVisibleOrder(tx: Tx, actor: Actor, ref: OrderKey): Promise<number> {
  return orNotFound(maySeeCompany(actor, ref.companyId) ? await lockOrder(tx, ref) : undefined)
}
