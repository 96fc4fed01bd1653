import { count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { orders } from '@/server/db/schema'

const LATEST = 5

/** The company's newest orders, with how many there are and what the open ones come to. */
export async function summarizeOrdersOf(conn: Db, companyId: number) {
  const isOpen = sql`${orders.stageName} not in ('FINISHED', 'CANCELLED')`
  const totals = await conn
    .select({
      total: count(),
      open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      monthlyFee: sql<string>`coalesce(sum(${orders.monthlyFee}) filter (where ${isOpen}), 0)::numeric(14, 2)::text`,
    })
    .from(orders)
    .where(eq(orders.companyId, companyId))
  const latest = await conn
    .select({
      maskId: orders.orderMaskId,
      stageName: orders.stageName,
      monthlyFee: orders.monthlyFee,
      createdAt: orders.createdAt,
      dueAt: orders.dueAt,
    })
    .from(orders)
    .where(eq(orders.companyId, companyId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LATEST)
  return { ...(totals[0] ?? { total: 0, open: 0, monthlyFee: '0.00' }), latest }
}

export type OrdersOfCompany = Awaited<ReturnType<typeof summarizeOrdersOf>>

export async function hasOrders(conn: Db, companyId: number): Promise<boolean> {
  const rows = await conn.select({ id: orders.id }).from(orders).where(eq(orders.companyId, companyId)).limit(1)
  return rows.length > 0
}
