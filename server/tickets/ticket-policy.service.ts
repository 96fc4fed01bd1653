import type { Db } from '@/server/db/client'
import { must } from '@/services/invariant/must.rules'
import { bestPolicy, DEFAULT_POLICY, policyOf, type TicketPolicy } from '@/services/tickets/policy.rules'
import { firstResponse, resolution } from './clocks/deadlines.repository'
import { findFirstPromise, findPromise, listPromisesOfOrders, listRunningPromises } from './policy.repository'

/** What a ticket is about; a unit counts by the order that it is rented with now. */
type About = { companyId: number; orderId?: number | null; unitId?: number | null }

/**
 * What Arrenda promised a company for a ticket: by the service package of its order, or of its unit's; without either,
 * the best of the company's running orders, else the first package that is offered, else the platform's own promise.
 * At most three statements. Refuses nothing: what the company does not have counts as if it were not named.
 */
export async function loadPolicy(conn: Db, { companyId, ...about }: About): Promise<TicketPolicy> {
  const named = about.orderId || about.unitId ? await findPromise(conn, companyId, about) : undefined
  if (named) return policyOf(named)
  const best = bestPolicy((await listRunningPromises(conn, companyId)).map(policyOf))
  if (best) return best
  const first = await findFirstPromise(conn)
  return first ? policyOf(first) : DEFAULT_POLICY
}

/** What Arrenda promised for each of these orders, by its id, in one statement. */
export async function loadOrderPolicies(
  conn: Db,
  orderIds: readonly number[],
): Promise<(orderId: number) => TicketPolicy> {
  const promises = await listPromisesOfOrders(conn, orderIds)
  const policies = new Map(promises.map(({ orderId, promise }) => [orderId, policyOf(promise)]))
  return (orderId) => must(policies.get(orderId), `service package of order ${String(orderId)}`)
}

/** Conditions in SQL on a ticket `t`, for whoever counts deadlines: whether they came, whether they were kept. */
export const deadlines = { firstResponse, resolution }
