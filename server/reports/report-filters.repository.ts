import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { companies, products, users } from '@/server/db/schema'
import type { ReportFilter } from '@/services/reports/report-definition.rules'

const NAMED: Record<ReportFilter, (id: number) => SQL> = {
  company_id: (id) => sql`select 1 from ${companies} where id = ${id}`,
  product_id: (id) => sql`select 1 from ${products} where id = ${id}`,
  // Orders have somebody of Arrenda who answers for them.
  seller_id: (id) => sql`select 1 from ${users} where id = ${id} and not 'CLIENTE' = any(permissions_groups)`,
}

/** Whether there is what a filter names. */
export async function isKnown(conn: Db, filter: ReportFilter, id: number): Promise<boolean> {
  const { rowCount } = await conn.execute(NAMED[filter](id))
  return rowCount !== 0
}
