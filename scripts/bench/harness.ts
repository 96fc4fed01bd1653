import { performance } from 'node:perf_hooks'
import { createApp } from '@/server/app'
import { newRefresh, signAccess } from '@/server/auth/tokens'
import { pool } from '@/server/db/client'
import { printReferenceStatement, quantile, type Statement, statementsOf, timeOf, timeOfReference } from './statements'

export const app = createApp()

/** A bearer token of a new session of this user. */
export async function openSession(userId: number): Promise<string> {
  const familyId = crypto.randomUUID()
  const { tokenHash, expiresAt } = newRefresh()
  await pool().query(
    'insert into refresh_tokens (family_id, user_id, token_hash, expires_at) values ($1, $2, $3, $4)',
    [familyId, userId, tokenHash, expiresAt],
  )
  return signAccess({ userId, familyId })
}

/** The answer to a GET; only the first bytes of a CSV file are read. */
export async function get(path: string, token: string): Promise<Response> {
  const answer = await app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`)
  if (!path.includes('csv')) return answer
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  return answer
}

export async function clock(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** `bar`: the limit of the database time at p95, in milliseconds. */
export type BenchCall = { name: string; path: string; bar?: number }

/** The search over everything, which takes two letters or more, for each of these texts with their names. */
export const searchEverything = <Person extends string>(
  person: Person,
  typed: readonly (readonly [name: string, text: string])[],
  bar: number,
): (BenchCall & { person: Person })[] =>
  typed
    .filter(([, text]) => text.length > 1)
    .map(([name, text]) => ({
      name: `${person}: Ctrl K, ${name}`,
      path: `/search?q=${encodeURIComponent(text)}`,
      person,
      bar,
    }))

type Reading = { bar?: number; counts: Set<number>; database: number[]; bare: number[]; whole: number[] }
/** The readings of each call, and of the reference statement that was measured beside them. */
export type Readings = { calls: Map<string, Reading>; reference: number[] }

export const noReadings = (): Readings => ({ calls: new Map(), reference: [] })

/** Authentication is the same for every call and is left out. */
const isOwn = ({ text }: Statement): boolean => !text.includes('"refresh_tokens"')

/** Adds one reading of a call: in the database, as bare statements, and as the whole call. `watchStatements` comes first. */
export async function measureCall(
  { name, path, bar }: BenchCall,
  token: string,
  { calls, reference }: Readings,
): Promise<void> {
  const reading = calls.get(name) ?? { bar, counts: new Set(), database: [], bare: [], whole: [] }
  calls.set(name, reading)
  reading.whole.push(await clock(() => get(path, token)))
  const statements = (await statementsOf(() => get(path, token))).filter(isOwn)
  const runBare = async () => {
    for (const { text, values } of statements) await pool().query(text, values)
  }
  reading.bare.push(await clock(runBare))
  let database = 0
  for (const statement of statements) database += await timeOf(statement)
  reading.counts.add(statements.length)
  reading.database.push(database)
  reference.push(await timeOfReference())
}

export function printReadings(title: string, { calls, reference }: Readings): void {
  printReferenceStatement(reference)
  console.info(`\n${title}; milliseconds, p50, p95`)
  printTable(
    ['call', 'queries', 'database', 'bar', '', 'bare SQL', 'whole call', 'ratio'],
    [...calls].map(([name, { bar, counts, database, bare, whole }]) => {
      const holds =
        bar === undefined ? ['', ''] : [`≤ ${String(bar)}`, quantile(database, 0.95) <= bar ? 'holds' : 'FAILS']
      const ratio = (quantile(whole, 0.5) / quantile(bare, 0.5)).toFixed(1)
      return [
        name,
        [...counts].sort().join('/'),
        percentiles(database),
        ...holds,
        percentiles(bare),
        percentiles(whole),
        ratio,
      ]
    }),
  )
}

/** 'p50, p95'. */
export const percentiles = (times: readonly number[]): string =>
  [0.5, 0.95].map((share) => quantile(times, share).toFixed(quantile(times, 0.95) < 10 ? 2 : 0)).join(', ')

/** As Markdown, for docs/measurements.md. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  console.info(`\n${lines.join('\n')}`)
}
