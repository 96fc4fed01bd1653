import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'

/** The first violations of a check, and their number. */
export async function findViolations(conn: Db, violations: SQL, limit: number) {
  const { rows } = await conn.execute<{ what: string; count: string }>(
    sql`select what, count(*) over () as count from (${violations}) violations limit ${limit}`,
  )
  return { count: Number(rows[0]?.count ?? 0), first: rows.map(({ what }) => what) }
}
