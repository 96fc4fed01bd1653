import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { settings } from '@/server/config/settings'
import { log } from '@/server/http/log'
import * as schema from './schema'

export type Database = NodePgDatabase<typeof schema>
/** A database handle inside a transaction; repositories take either. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Db = Database | Tx

type Queryable = { query: (sql: string, values?: unknown[]) => Promise<unknown> }
type CommitHook = (client: Queryable) => Promise<void>

// Next compiles pages and instrumentation apart, so the one pool of the process hangs on globalThis.
const holder = globalThis as typeof globalThis & { arrendaPool?: pg.Pool; arrendaDb?: Database }
/** By name, so that a module that is loaded twice (Next compiles apart) adds its work once. */
const commitHooks = new Map<string, CommitHook>()

export function pool(): pg.Pool {
  if (!holder.arrendaPool) {
    const { DATABASE_URL, DATABASE_POOL } = settings()
    holder.arrendaPool = new pg.Pool({ connectionString: DATABASE_URL, max: DATABASE_POOL })
    // Without a listener, an idle connection that the server closes would end the process.
    holder.arrendaPool.on('error', (error) => {
      // Only the message: pg hangs the whole client on the error.
      log().warn({ reason: error.message }, 'idle database connection lost')
    })
  }
  return holder.arrendaPool
}

export function db(): Database {
  return (holder.arrendaDb ??= drizzle(pool(), { schema }))
}

/** Runs `work` in one transaction, with the commit hooks at its end. */
export async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return db().transaction(async (tx) => {
    const result = await work(tx)
    for (const hook of commitHooks.values()) await hook(clientOf(tx))
    return result
  })
}

/** Adds work that belongs into every business transaction, just before its commit. */
export function onCommit(name: string, hook: CommitHook): void {
  commitHooks.set(name, hook)
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
