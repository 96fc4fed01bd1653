import { and, asc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { startOfDay } from '@/server/db/days'
import { inIds, selectIds } from '@/server/db/ids'
import { companies, orders, packages } from '@/server/db/schema/index'
import { RENTAL_STAGES } from './order-facts.repository'

/** A day, `YYYY-MM-DD`, from which on and before which units were in use. */
type Range = { from: string; until: string }

/** Something was delivered before the end, and a finished order was finished after the beginning. */
const hasDays = ({ from, until }: Range): SQL | undefined =>
  and(
    sql`exists (select from ${packages} where ${and(
      eq(packages.orderId, orders.id),
      eq(packages.deliveryStatus, 'DELIVERED'),
      lt(packages.deliveryDate, until),
    )})`,
    or(sql`${orders.stageName} <> 'FINISHED'`, gte(orders.updatedAt, startOfDay(from))),
  )

/** The companies with orders that may be billed for days of the range. */
export async function listBilledCompanies(conn: Db, range: Range, ids?: readonly number[]): Promise<number[]> {
  const rows = await conn
    .selectDistinct({ id: orders.companyId })
    .from(orders)
    .where(and(ids && inIds(orders.companyId, ids), inArray(orders.stageName, [...RENTAL_STAGES]), hasDays(range)))
    .orderBy(asc(orders.companyId))
  return rows.map(({ id }) => id)
}

/** Their orders that may be billed, by company and number. */
export const listBilledOrders = (conn: Db, range: Range, companyIds: readonly number[]): Promise<number[]> =>
  selectIds(
    conn,
    orders.id,
    and(inIds(orders.companyId, companyIds), inArray(orders.stageName, [...RENTAL_STAGES]), hasDays(range)),
    [asc(orders.companyId), asc(orders.orderMaskId)],
  )

/** All orders with delivered units, also those whose rental has not begun, by the company's name and their number. */
export const listMeasuredOrders = (
  conn: Db,
  range: Range,
  { companyId, maskId }: { companyId?: number; maskId?: string },
): Promise<number[]> =>
  selectIds(
    conn,
    orders.id,
    and(
      companyId === undefined ? undefined : eq(orders.companyId, companyId),
      maskId === undefined ? undefined : eq(orders.orderMaskId, maskId),
      sql`${orders.stageName} <> 'CANCELLED'`,
      hasDays(range),
    ),
    [
      asc(sql`(select ${companies.corporateName} from ${companies} where ${companies.id} = ${orders.companyId})`),
      asc(orders.companyId),
      asc(orders.orderMaskId),
    ],
  )
