import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createQueues } from '@/server/jobs/queue'
import { migrateJobs } from '@/server/jobs/schema'
import '@/server/jobs/all'

/** Any number: only one process at a time may migrate one database. */
const MIGRATION_LOCK = 726_315

const MIGRATIONS = join(process.cwd(), 'server/db/migrations')

/**
 * Brings the database up to date. Safe to call from several processes at once and any number of times:
 * an advisory lock lets one work while the others wait, and applied migrations are skipped.
 * Throws, before it changes anything, for a database that is older than the baseline (docs/adr/0522).
 * @param upTo the time of the last migration to run, for rows of an older version
 */
export async function migrate(databaseUrl: string, upTo?: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const migrationsFolder = upTo === undefined ? MIGRATIONS : migrationsUpTo(upTo)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await requireBaseline(client, migrationsFolder)
    await runMigrations(drizzle(client), { migrationsFolder })
    await migrateJobs(databaseUrl, createQueues)
  } finally {
    await client.end()
    if (migrationsFolder !== MIGRATIONS) rmSync(migrationsFolder, { recursive: true })
  }
}

/** A copy of the migrations without the later ones: Drizzle runs whatever the journal of a folder lists. */
function migrationsUpTo(last: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'arrenda-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { when: number }[] }
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ when }) => when <= last) }))
  return folder
}

/**
 * The baseline carries the time of the last migration that it replaces: Drizzle skips it for a database that has that one.
 * One that stopped earlier lacks migrations that are no longer in the repository.
 */
async function requireBaseline(client: pg.Client, migrationsFolder: string): Promise<void> {
  const latest = await latestMigration(client)
  const baseline = readMigrationFiles({ migrationsFolder })[0]?.folderMillis ?? 0
  if (latest !== null && latest < baseline)
    throw new Error(
      'The database is older than the oldest migration of this version (docs/adr/0522); nothing was changed. ' +
        'Start it once with the last version before the baseline, or begin with an empty database.',
    )
}

/** When the newest migration that was applied was written; null for a database that was never migrated. */
async function latestMigration(client: pg.Client): Promise<number | null> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  )
  if (!tables[0]?.name) return null
  const { rows } = await client.query<{ latest: string | null }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  )
  return rows[0]?.latest ? Number(rows[0].latest) : null
}
