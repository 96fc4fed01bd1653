import type { Db, Tx } from '@/server/db/client'
import { found } from '@/server/http/refusal'
import { isCustomer, isLimitedToPermittedCompanies, type Actor } from '@/services/auth/actor.rules'
import { findOrderId, lockOrder, type OrderRef } from './order.repository'

/**
 * A customer sees the orders of their active company, a salesperson those of the companies permitted to them,
 * other staff all (workflow.md, "Who is who").
 */
export function maySeeCompany(actor: Actor, companyId: number): boolean {
  if (isCustomer(actor)) return actor.companyId === companyId
  return !isLimitedToPermittedCompanies(actor) || actor.permittedCompanyIds.includes(companyId)
}

/** The companies whose orders the actor sees; undefined for all of them. */
export function visibleCompanies(actor: Actor): readonly number[] | undefined {
  if (isCustomer(actor)) return actor.companyId === null ? [] : [actor.companyId]
  return isLimitedToPermittedCompanies(actor) ? actor.permittedCompanyIds : undefined
}

/** How a customer's `/checkout/{maskId}` names an order: within their active company. Refuses 404 without one. */
export const ownOrder = (actor: Actor, maskId: string): OrderRef => ({ companyId: found(actor.companyId), maskId })

/** The order's id. Refuses 404 for what the actor may not see. */
export async function findVisible(conn: Db, actor: Actor, ref: OrderRef): Promise<number> {
  return found(maySeeCompany(actor, ref.companyId) ? await findOrderId(conn, ref) : undefined)
}

/** The same, with the order locked until the end of the transaction. */
export async function lockVisible(tx: Tx, actor: Actor, ref: OrderRef): Promise<number> {
  return found(maySeeCompany(actor, ref.companyId) ? await lockOrder(tx, ref) : undefined)
}
