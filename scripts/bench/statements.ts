import pg from 'pg'
import { pool } from '@/server/db/client'

/** `isPrepared`: sent under a name, so that PostgreSQL keeps its plan. */
export type Statement = { text: string; values: unknown[]; isPrepared: boolean }
type Sent = { text: string; values?: unknown[]; name?: string }
let sent: Statement[] | null = null

/** From now on every statement of the pool is noted while `statementsOf` asks for it. */
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

/** What a call asks the database; none of it may write. */
export async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  const noted: Statement[] = (sent = [])
  await call()
  sent = null
  return noted
}

type Plan = { 'Planning Time': number; 'Execution Time': number }

/** PostgreSQL plans so many runs anew before it asks itself whether one plan will do for all. */
const RUNS_UNTIL_PLANNED = 6

/** What the database itself takes to plan and run it: the best of three, since others use this machine too. */
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

/** A share of all readings lies below it. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** One statement at a time: VACUUM wants no transaction around it. */
export async function runScript(databaseUrl: string, script: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const statements = script.replaceAll(/^--.*$/gm, '').split(/;\s*$/m)
  for (const statement of statements.filter((one) => one.trim())) await client.query(statement)
  await client.end()
}

const THE_SAME: Statement = { text: 'select count(*) from generate_series(1, 6000)', values: [], isPrepared: false }

/** The same work always, read between what is measured: what a shared machine itself makes of a time. */
export const timeOfTheSame = (): Promise<number> => timeOf(THE_SAME)

/** A p95 that is as far from its p50 as this one's is told by the machine, not by the list. */
export function printReferenceStatement(times: readonly number[]): void {
  const figures = [0.05, 0.5, 0.95].map((share) => quantile(times, share).toFixed(2))
  console.info(`One and the same statement, p5, p50, p95: ${figures.join(', ')}`)
}
