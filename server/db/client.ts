import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { settings } from '@/server/config/settings'
import * as schema from './schema'

export type Database = NodePgDatabase<typeof schema>
/** A database handle inside a transaction; repositories take either. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Db = Database | Tx

type Queryable = { query: (sql: string, values?: unknown[]) => Promise<unknown> }
type CommitHook = (client: Queryable) => Promise<void>

// Next compiles pages and instrumentation apart, so the one pool of the process hangs on globalThis.
const holder = globalThis as typeof globalThis & { arrendaPool?: pg.Pool; arrendaDb?: Database }
const commitHooks: CommitHook[] = []

export function pool(): pg.Pool {
  if (!holder.arrendaPool) {
    const { DATABASE_URL, DATABASE_POOL } = settings()
    holder.arrendaPool = new pg.Pool({ connectionString: DATABASE_URL, max: DATABASE_POOL })
    // An idle connection that the server closes must not end the process; the next query gets a new one.
    holder.arrendaPool.on('error', () => undefined)
  }
  return holder.arrendaPool
}

export function db(): Database {
  return (holder.arrendaDb ??= drizzle(pool(), { schema }))
}

/** Runs `work` in one transaction: all of it is kept, or nothing. */
export async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return db().transaction(async (tx) => {
    const result = await work(tx)
    for (const hook of commitHooks) await hook(clientOf(tx))
    return result
  })
}

/** Adds work that belongs into every business transaction, just before its commit. */
export function onCommit(hook: CommitHook): void {
  commitHooks.push(hook)
}

/** The node-postgres client behind a Drizzle transaction: pg-boss enqueues through it, so that a job commits with its cause. */
export function clientOf(tx: Tx): Queryable {
  const { session } = tx as unknown as { session: { client: Queryable } }
  return session.client
}

export async function closeDatabase(): Promise<void> {
  const open = holder.arrendaPool
  delete holder.arrendaPool
  delete holder.arrendaDb
  await open?.end()
}
