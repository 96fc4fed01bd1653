import { readFileSync } from 'node:fs'
import pg from 'pg'
import { pool } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'

/** `isPrepared`: sent with a name, so that PostgreSQL caches its plan. */
export type Statement = { text: string; values: unknown[]; isPrepared: boolean }
type Sent = { text: string; values?: unknown[]; name?: string }
let sent: Statement[] | null = null

/** Records the statements of the pool from now on, for `statementsOf`. */
export function watchStatements(): void {
  const pools = pg.Pool.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const { query } = pools
  pools.query = function watched(this: unknown, ...args: unknown[]) {
    const [config, values] = args as [Sent | string, unknown[] | undefined]
    const asked: Sent = typeof config === 'string' ? { text: config } : config
    sent?.push({ text: asked.text, values: values ?? asked.values ?? [], isPrepared: Boolean(asked.name) })
    return query.apply(this, args)
  }
}

/** The statements of a call, which must be read-only: they are run again. */
export async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  const noted: Statement[] = (sent = [])
  await call()
  sent = null
  return noted
}

type Plan = { 'Planning Time': number; 'Execution Time': number }

/** After five runs PostgreSQL decides whether to use a generic plan. */
const RUNS_UNTIL_PLANNED = 6

/** Milliseconds that the database takes to plan and run a statement: the best of three, since the machine is shared. */
export async function timeOf({ text, values, isPrepared }: Statement): Promise<number> {
  const client = await pool().connect()
  try {
    const explain = 'explain (analyze, timing off, format json)'
    const run = values.length > 0 ? `execute bench(${values.map(literal).join(', ')})` : 'execute bench'
    if (isPrepared) {
      await client.query(`prepare bench as ${text}`)
      for (let number = 0; number < RUNS_UNTIL_PLANNED; number += 1) await client.query(run)
    }
    const times: number[] = []
    for (let reading = 0; reading < 3; reading += 1) {
      const { rows } = isPrepared
        ? await client.query<{ 'QUERY PLAN': Plan[] }>(`${explain} ${run}`)
        : await client.query<{ 'QUERY PLAN': Plan[] }>(`${explain} ${text}`, values)
      const [plan] = rows[0]?.['QUERY PLAN'] ?? []
      times.push((plan?.['Planning Time'] ?? 0) + (plan?.['Execution Time'] ?? 0))
    }
    if (isPrepared) await client.query('deallocate bench')
    return Math.min(...times)
  } finally {
    client.release()
  }
}

function literal(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value))
}

/** The value below which this share of the readings lies. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Runs an SQL script, one statement at a time: VACUUM cannot run in a transaction. */
export async function runScript(databaseUrl: string, script: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const statements = script.replaceAll(/^--.*$/gm, '').split(/;\s*$/m)
  for (const statement of statements.filter((one) => one.trim())) await client.query(statement)
  await client.end()
}

/**
 * Migrates the database and fills it with a script of this folder, unless an earlier run did.
 * @param counts see `readScript`
 */
export async function fillOnce(databaseUrl: string, script: string, counts: Counts = {}): Promise<void> {
  const { rowCount } = await pool().query("select 1 from pg_tables where tablename = 'bench_fill'")
  // Without it an earlier fill may have stopped half-way.
  if (!rowCount) await pool().query('drop schema if exists public, drizzle, pgboss cascade; create schema public')
  await migrate(databaseUrl)
  if (rowCount) return
  const began = Date.now()
  await runScript(databaseUrl, readScript(script, counts))
  console.info(`${script} run in ${String(Math.round((Date.now() - began) / 1000))} s`)
}

type Counts = Record<string, number | string>

/** A script of this folder. @param counts the values for `:orders`, `:units` in it */
export function readScript(script: string, counts: Counts = {}): string {
  let text = readFileSync(`scripts/bench/${script}`, 'utf8')
  for (const [name, count] of Object.entries(counts)) text = text.replaceAll(`:${name}`, String(count))
  return text
}

const REFERENCE: Statement = { text: 'select count(*) from generate_series(1, 6000)', values: [], isPrepared: false }

/** The time of one constant statement, measured between the others: its variation is the noise of the machine. */
export const timeOfReference = (): Promise<number> => timeOf(REFERENCE)

/** Prints the noise of the machine: a p95 that is not further from its p50 says nothing about a list. */
export function printReferenceStatement(times: readonly number[]): void {
  const figures = [0.05, 0.5, 0.95].map((share) => quantile(times, share).toFixed(2))
  console.info(`Reference statement, p5, p50, p95: ${figures.join(', ')}`)
}
