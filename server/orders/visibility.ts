import { type Db, db, type Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { maySeeCompany } from '@/services/auth/visibility.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { loadOrderRecord, type OrderRecord } from './order-record.repository'
import { findOrderId, lockOrder } from './order.repository'

/** How a customer's `/checkout/{maskId}` names an order: within their active company. Refuses 404 without one. */
export const ownOrderKey = (actor: Actor, maskId: string): OrderKey => ({
  companyId: orNotFound(actor.companyId),
  maskId,
})

/** What a route hands to `orderOf`: its context, after `params` has checked the path. */
type CallOnOrder = {
  var: { actor: Actor }
  req: { valid: (target: 'param') => { maskId: string; companyId?: number } }
}

/** The order that a call's path names: staff's by company and number, a customer's by its number. Refuses as `ownOrderKey`. */
export function orderOf({ var: { actor }, req }: CallOnOrder): OrderKey {
  const { companyId, maskId } = req.valid('param')
  return companyId === undefined ? ownOrderKey(actor, maskId) : { companyId, maskId }
}

/** The order's id. Refuses 404 for what the actor may not see. */
export async function findVisibleOrder(conn: Db, actor: Actor, ref: OrderKey): Promise<number> {
  return orNotFound(maySeeCompany(actor, ref.companyId) ? await findOrderId(conn, ref) : undefined)
}

/** The whole order. Refuses 404 likewise. */
export const loadVisibleOrder = async (actor: Actor, ref: OrderKey): Promise<OrderRecord> =>
  loadOrderRecord(db(), await findVisibleOrder(db(), actor, ref))

/** The same as `findVisibleOrder`, with the order locked until the end of the transaction. */
export async function lockVisibleOrder(tx: Tx, actor: Actor, ref: OrderKey): Promise<number> {
  return orNotFound(maySeeCompany(actor, ref.companyId) ? await lockOrder(tx, ref) : undefined)
}
