import { sql } from 'drizzle-orm'
import type { Db } from './client'

/** One import at a time, until the transaction ends: two with the same rows in another order would wait for each other. */
export async function lockImports(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue:import'))`)
}

/** Key of the advisory lock that a backup holds (scripts/backup/save.ts); any number. */
export const BACKUP_LOCK = 740_114

/** Whether a backup runs; none begins until the transaction ends. */
export async function isBackupRunning(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as free`,
  )
  return rows[0]?.free !== true
}
