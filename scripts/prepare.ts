import pg from 'pg'
import { migrate } from '@/server/db/migrate'
import { settings } from '@/server/config/settings'
import { clearCutShort, isEmpty } from './demo/whole'

/** Any number: two copies that start together must not both find the database empty. */
const FILLING = 740_113

async function fillWhenEmpty(databaseUrl: string, wanted: boolean): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [FILLING])
    await clearCutShort()
    if (!wanted || !(await isEmpty())) return
    console.info('Filling the empty database with the demo data…')
    // Loaded only now: it brings half of the server with it, which a start with data need not wait for.
    const { fillDemoData } = await import('./demo/fill')
    await fillDemoData()
  } finally {
    await client.end()
  }
}

/** "connect ECONNREFUSED" alone does not say what to look at. */
function nameTheSetting(error: unknown): never {
  if (error instanceof Error && 'code' in error && isConnectionError(String(error.code))) {
    throw new Error(`DATABASE_URL leads to no PostgreSQL that lets us in: ${error.message}`)
  }
  throw error
}

/** Of the machine (ECONNREFUSED, ENOTFOUND…), or of PostgreSQL: class 28, wrong password, and 3D000, no such database. */
function isConnectionError(code: string): boolean {
  return /^(E[A-Z]+|28\w{3}|3D000)$/.test(code)
}

/** Brings the database to what this version of the code expects, ready to be served. */
async function prepare(): Promise<void> {
  const { DATABASE_URL, DEMO_DATA } = settings()
  await migrate(DATABASE_URL).catch(nameTheSetting)
  await fillWhenEmpty(DATABASE_URL, DEMO_DATA === 'on')
}

prepare().then(
  // Pools and timers that the demo data opened must not keep a finished start waiting.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
