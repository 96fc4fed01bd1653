import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { quotations, simulators } from '@/server/db/schema'

export type LockedSimulator = { id: number; name: string; active: boolean }

/** Locks simulators with their questions and offers, in the order of their ids; new quotations are still possible. */
export const lockSimulators = (tx: Tx, ids: readonly number[]): Promise<LockedSimulator[]> =>
  tx
    .select({ id: simulators.id, name: simulators.name, active: simulators.active })
    .from(simulators)
    .where(inArray(simulators.id, [...new Set(ids)]))
    .orderBy(asc(simulators.id))
    .for('no key update')

/** How many simulations in progress refer to it: `q` is the simulation. */
export const openQuotations = (refers: SQL) =>
  sql<number>`(select count(*)::int from ${quotations} q where ${refers} and q.status = 'open' and q.expires_at > now())`

/** How many orders started with it: `q` is the simulation that became the order. */
export const ordersBegun = (refers: SQL) =>
  sql<number>`(select count(*)::int from ${quotations} q where ${refers} and q.status = 'finished')`

export type QuotationCounts = { orders: number; simulations: number }

/**
 * Everything that refers to a plan or a package, ended simulations included: those that became orders, and the others.
 */
export async function countQuotations(
  conn: Db,
  refers: { planId: number } | { servicePackageId: number },
): Promise<QuotationCounts> {
  const isOrder = sql`${quotations.status} = 'finished'`
  const rows = await conn
    .select({
      orders: sql<number>`count(*) filter (where ${isOrder})::int`,
      simulations: sql<number>`count(*) filter (where not ${isOrder})::int`,
    })
    .from(quotations)
    .where(
      'planId' in refers
        ? eq(quotations.planId, refers.planId)
        : eq(quotations.servicePackageId, refers.servicePackageId),
    )
  return rows[0] ?? { orders: 0, simulations: 0 }
}
