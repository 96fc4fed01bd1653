import pg from 'pg'
import { pool } from '@/server/db/client'

export type Statement = { text: string; values: unknown[] }
let sent: Statement[] | null = null

/** From now on every statement of the pool is noted while `statementsOf` asks for it. */
export function watchStatements(): void {
  const pools = pg.Pool.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const { query } = pools
  pools.query = function watched(this: unknown, ...args: unknown[]) {
    const [config, values] = args as [{ text: string; values?: unknown[] } | string, unknown[] | undefined]
    const text = typeof config === 'string' ? config : config.text
    sent?.push({ text, values: values ?? (typeof config === 'string' ? [] : (config.values ?? [])) })
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

/** What the database itself takes to plan and run it: the best of three, since others use this machine too. */
export async function timeOf({ text, values }: Statement): Promise<number> {
  const times: number[] = []
  for (let reading = 0; reading < 3; reading += 1) {
    const { rows } = await pool().query<{ 'QUERY PLAN': Plan[] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    )
    const [plan] = rows[0]?.['QUERY PLAN'] ?? []
    times.push((plan?.['Planning Time'] ?? 0) + (plan?.['Execution Time'] ?? 0))
  }
  return Math.min(...times)
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
