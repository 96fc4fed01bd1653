import pg from 'pg'
import { settings } from '@/server/config/settings'
import { closeDatabase } from '@/server/db/client'
import { stopWorkers } from '@/server/jobs/queue'
import { MARK } from '../whole'

const holder = globalThis as typeof globalThis & { arrendaPool?: pg.Pool }

const CONNECTIONS = 6

/**
 * Puts the marker schema before pg_catalog, so that `now()` in queries is the simulated time. Asynchronous commits are
 * safe: after a crash the fill starts again. The few different statements are planned once.
 */
const OPTIONS = [
  `search_path=${MARK},pg_catalog,public`,
  'synchronous_commit=off',
  'plan_cache_mode=force_generic_plan',
  'jit=off',
]
  .map((option) => `-c ${option}`)
  .join(' ')

type Statement = { text: string; name?: string }

const isStatement = (config: unknown): config is Statement =>
  typeof config === 'object' && config !== null && 'text' in config

/**
 * Sets the simulated time in the database at the start of a transaction, and names every statement with parameters, so
 * that the connection caches its plan: planning is most of the cost of these small statements.
 */
function useSimulatedTime(client: pg.PoolClient, names: Map<string, string>): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const told = (config: unknown, values: unknown, ...rest: unknown[]): unknown => {
    if (!isStatement(config)) return query(config, values, ...rest)
    if (config.text === 'begin') return query(`begin; set local "demo.now" = '${new Date().toISOString()}'`)
    if (config.name || !Array.isArray(values) || values.length === 0) return query(config, values, ...rest)
    const name = names.get(config.text) ?? `told ${names.size}`
    names.set(config.text, name)
    return query({ ...config, name }, values, ...rest)
  }
  // The overloads of `query` cannot be written as one function.
  client.query = told as typeof client.query
}

/** Runs the work with connections in simulated time; afterwards the process has an ordinary pool again. */
export async function withSimulatedConnections<T>(work: () => Promise<T>): Promise<T> {
  await closeDatabase()
  const pool = new pg.Pool({ connectionString: settings().DATABASE_URL, max: CONNECTIONS, options: OPTIONS })
  const names = new Map<string, string>()
  pool.on('connect', (client) => {
    useSimulatedTime(client, names)
  })
  holder.arrendaPool = pool
  try {
    return await work()
  } finally {
    await stopWorkers()
    await closeDatabase()
  }
}
