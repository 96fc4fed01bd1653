import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { companies, orders } from '@/server/db/schema'
import { AWAITING_STAGES, COMMITTED_STAGES } from '@/services/credit/exposure.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'

/** The fields of an order that its credit depends on. */
export async function findRentedOrder(conn: Db, { companyId, maskId }: OrderKey) {
  const rows = await conn
    .select({ id: orders.id, companyId: orders.companyId, cnpj: companies.cnpj, monthlyFee: orders.monthlyFee })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(and(eq(orders.companyId, companyId), eq(orders.orderMaskId, maskId)))
  return rows[0]
}

/**
 * The sum of the monthly fees of a company's other orders, by whether their credit is already approved; decimal text.
 */
export async function sumOtherOrders(conn: Db, order: { id: number; companyId: number }) {
  const rows = await conn
    .select({
      committed: feesAt(COMMITTED_STAGES),
      committedOrders: countAt(COMMITTED_STAGES),
      awaiting: feesAt(AWAITING_STAGES),
      awaitingOrders: countAt(AWAITING_STAGES),
    })
    .from(orders)
    .where(and(eq(orders.companyId, order.companyId), sql`${orders.id} <> ${order.id}`))
  return rows[0] ?? { committed: '0.00', committedOrders: 0, awaiting: '0.00', awaitingOrders: 0 }
}

const at = (stages: readonly StageName[]) => sql`filter (where ${orders.stageName} = any(${sql.param([...stages])}))`

const feesAt = (stages: readonly StageName[]) =>
  sql<string>`coalesce(sum(${orders.monthlyFee}) ${at(stages)}, 0)::numeric(14, 2)::text`

const countAt = (stages: readonly StageName[]) => sql<number>`(count(*) ${at(stages)})::int`
