import { inArray, sql } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { orders } from '@/server/db/schema'

const countWhere = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`

/** Orders by stage, with whose turn it is and how many are late; one query. */
export function countByStage(visible: readonly number[] | undefined) {
  return db()
    .select({
      stageName: orders.stageName,
      total: sql<number>`count(*)::int`,
      customerTurn: countWhere(sql`${orders.turn} = 'customer'`),
      staffTurn: countWhere(sql`${orders.turn} = 'staff'`),
      late: countWhere(sql`${orders.dueAt} < now()`),
    })
    .from(orders)
    .where(visible && inArray(orders.companyId, [...visible]))
    .groupBy(orders.stageName)
}
