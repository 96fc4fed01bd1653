import { sql } from 'drizzle-orm'
import type { Db } from './client'

/** One import at a time, until the transaction ends: two with the same rows in another order would wait for each other. */
export async function lockImports(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue:import'))`)
}
