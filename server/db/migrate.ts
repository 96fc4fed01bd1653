import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { join } from 'node:path'
import pg from 'pg'
import { createQueues } from '@/server/jobs/queue'
import { migrateJobs } from '@/server/jobs/schema'
import '@/server/jobs/all'

/** Any number: only one process at a time may migrate one database. */
const MIGRATION_LOCK = 726_315

/**
 * Brings the database up to date. Safe to call from several processes at once and any number of times:
 * an advisory lock lets one work while the others wait, and applied migrations are skipped.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: join(process.cwd(), 'server/db/migrations') })
    await migrateJobs(databaseUrl, createQueues)
  } finally {
    await client.end()
  }
}
