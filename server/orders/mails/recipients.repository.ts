import { and, arrayContains, arrayOverlaps, eq, exists, gte, isNotNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { startOfDay } from '@/server/db/days'
import { orders, permittedCompanies, users } from '@/server/db/schema/index'

/** Who made the order, while they are an active customer: nobody where staff made it. */
export const customerWhoOrdered = (conn: Db, createdBy: number): Promise<number[]> =>
  idsOf(conn, and(eq(users.id, createdBy), eq(users.active, true), arrayContains(users.permissionsGroups, ['CLIENTE'])))

/** The active staff of these groups who see a company's orders; a salesperson only when it is permitted to them. */
export function staffWhoSee(conn: Db, companyId: number, groups: readonly string[]): SQL | undefined {
  const isPermitted = exists(
    conn
      .select({ one: sql`1` })
      .from(permittedCompanies)
      .where(and(eq(permittedCompanies.userId, users.id), eq(permittedCompanies.companyId, companyId))),
  )
  const seesAll = not(eq(users.permissionsGroups, ['VENDEDOR']))
  return and(
    eq(users.active, true),
    arrayOverlaps(users.permissionsGroups, [...groups]),
    not(arrayContains(users.permissionsGroups, ['CLIENTE'])),
    or(seesAll, isPermitted),
  )
}

/** Their ids. */
export const staffRecipients = (conn: Db, companyId: number, groups: readonly string[]): Promise<number[]> =>
  idsOf(conn, staffWhoSee(conn, companyId, groups))

/** The orders that wait for somebody until a day of the window, `YYYY-MM-DD` in São Paulo. */
export async function listOrderIdsDue(conn: Db, { from, until }: { from: string; until: string }): Promise<number[]> {
  const rows = await conn
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isNotNull(orders.turn),
        gte(orders.dueAt, startOfDay(from)),
        lt(orders.dueAt, startOfDay(sql`(${until}::date + 1)`)),
      ),
    )
    .orderBy(orders.dueAt, orders.id)
  return rows.map(({ id }) => id)
}

async function idsOf(conn: Db, where: SQL | undefined): Promise<number[]> {
  const rows = await conn.select({ id: users.id }).from(users).where(where).orderBy(users.id)
  return rows.map(({ id }) => id)
}
