import { performance } from 'node:perf_hooks'
import { createApp } from '@/server/app'
import { closeDatabase, pool } from '@/server/db/client'
import { quantile, statementsOf, timeOf, watchStatements, type Statement } from '../statements'
import { callsOf, type BenchCall, type Round } from './calls'
import { fillOrders, openSession, type Person } from './fill'

const ROUNDS = Number(process.env.ROUNDS ?? 40)
const ORDERS = Number(process.env.ORDERS ?? 200_000)
const ONLY = process.env.ONLY ?? ''
const app = createApp()

type Readings = { bar?: number; counts: Set<number>; database: number[]; bare: number[]; whole: number[] }

const clock = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** As far as the first bytes of the answer: all of it, unless it is a file. */
async function call(path: string, token: string): Promise<Response> {
  const answer = await app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`)
  if (!path.includes('csv')) return answer
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  return answer
}

/** Who calls is looked up for every call alike (a session, by its key): left out of what a list takes. */
const isOwn = ({ text }: Statement): boolean => !text.includes('"refresh_tokens"')

async function read({ path, bar }: BenchCall, token: string, readings: Readings): Promise<void> {
  const whole = await clock(() => call(path, token))
  const statements = (await statementsOf(() => call(path, token))).filter(isOwn)
  const bare = await clock(async () => {
    for (const { text, values } of statements) await pool().query(text, values)
  })
  let database = 0
  for (const statement of statements) database += await timeOf(statement)
  readings.bar = bar
  readings.counts.add(statements.length)
  readings.database.push(database)
  readings.bare.push(bare)
  readings.whole.push(whole)
}

/** Companies of all sizes, and an order of each; a page three quarters down the list leads to its next one. */
async function roundOf(number: number, token: string): Promise<Round> {
  const company = 1 + ((number * 37) % Math.max(20, Math.floor(ORDERS / 500)))
  const { rows } = await pool().query<{ mask: string }>(
    'select order_mask_id as mask from orders where company_id = $1 order by id desc offset 2 limit 1',
    [company],
  )
  const page = Math.floor(ORDERS / 27) + number * 3
  const deep = await call(`/checkout-management?page=${String(page)}&ordering=-updated_at`, token)
  const { next } = (await deep.json()) as { next: string }
  return {
    number,
    company,
    order: { company, mask: rows[0]?.mask ?? '000001' },
    orders: ORDERS,
    deepNext: next.replace('/api', ''),
  }
}

async function measure(): Promise<void> {
  await fillOrders(process.env.DATABASE_URL ?? '', ORDERS)
  watchStatements()
  const all = new Map<string, Readings>()
  // The first two rounds compile what is called, and bring the tables into memory.
  for (let number = -2; number < ROUNDS; number += 1) {
    const tokens = new Map<Person, string>()
    const round = await roundOf(number + 2, await openSession('ADMINISTRADOR', 0))
    for (const one of callsOf(round).filter(({ name }) => name.includes(ONLY))) {
      const person = one.person ?? 'ADMINISTRADOR'
      const token = tokens.get(person) ?? (await openSession(person, round.company))
      tokens.set(person, token)
      const readings = all.get(one.name) ?? { counts: new Set(), database: [], bare: [], whole: [] }
      await read(one, token, readings)
      if (number >= 0) all.set(one.name, readings)
    }
  }
  print(all)
  await closeDatabase()
}

const both = (times: readonly number[]): string =>
  [0.5, 0.95].map((share) => quantile(times, share).toFixed(quantile(times, 0.95) < 10 ? 2 : 0)).join(', ')

function print(all: Map<string, Readings>): void {
  console.info(`\n${String(ORDERS)} orders, ${String(ROUNDS)} rounds; milliseconds, p50, p95`)
  console.info(
    '\n| call | queries | database | bar | | bare SQL | whole call | ratio |\n|---|---|---|---|---|---|---|---|',
  )
  for (const [name, { bar, counts, database, bare, whole }] of all) {
    const holds =
      bar === undefined ? ' | ' : `≤ ${String(bar)} | ${quantile(database, 0.95) <= bar ? 'holds' : 'FAILS'}`
    const ratio = quantile(whole, 0.5) / quantile(bare, 0.5)
    console.info(
      `| ${name} | ${[...counts].sort().join('/')} | ${both(database)} | ${holds} | ${both(bare)} | ${both(whole)} | ${ratio.toFixed(1)} |`,
    )
  }
}

void measure()
