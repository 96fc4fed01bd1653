import { text } from 'node:stream/consumers'
import pg from 'pg'
import { migrate } from '@/server/db/migrate'
import { settings } from '@/server/config/settings'
import { clearCutShort, isEmpty } from './demo/whole'

/** Key of an advisory lock, any number: two concurrent starts must not both fill the database. */
const FILLING = 740_113

async function fillWhenEmpty(databaseUrl: string, wanted: boolean): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [FILLING])
    await clearCutShort()
    if (!wanted || !(await isEmpty())) return
    console.info('Filling the empty database with the demo data…')
    // Loaded lazily: it imports half of the server, which a start with data does not need.
    const { fillDemoData } = await import('./demo/fill')
    await fillDemoData()
  } finally {
    await client.end()
  }
}

/** "connect ECONNREFUSED" alone does not name the setting. */
function nameTheSetting(error: unknown): never {
  if (error instanceof Error && 'code' in error && isConnectionError(String(error.code))) {
    throw new Error(`DATABASE_URL leads to no PostgreSQL that lets us in: ${error.message}`)
  }
  throw error
}

/** System errors (ECONNREFUSED, ENOTFOUND…), and PostgreSQL's class 28, wrong password, and 3D000, no such database. */
function isConnectionError(code: string): boolean {
  return /^(E[A-Z]+|28\w{3}|3D000)$/.test(code)
}

/**
 * Migrates the database, and fills it with demo data if wanted. Without an address in its settings it waits for the one that
 * the launcher writes to it, which starts the database while this is loaded.
 */
async function prepare(): Promise<void> {
  const { DATABASE_URL: given } = process.env
  if (!given) process.env.DATABASE_URL = await text(process.stdin)
  const { DATABASE_URL, DEMO_DATA } = settings()
  await migrate(DATABASE_URL).catch(nameTheSetting)
  await fillWhenEmpty(DATABASE_URL, DEMO_DATA === 'on')
}

prepare().then(
  // Pools and timers that the demo data opened must not delay the exit.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
