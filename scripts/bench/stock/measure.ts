import { performance } from 'node:perf_hooks'
import { createApp } from '@/server/app'
import { newRefresh, signAccess } from '@/server/auth/tokens'
import { closeDatabase, pool } from '@/server/db/client'
import { printReferenceStatement, quantile, statementsOf, timeOf, timeOfTheSame, watchStatements } from '../statements'
import { fillStock } from './fill'

const ROUNDS = Number(process.env.ROUNDS ?? 200)
const UNITS = Number(process.env.UNITS ?? 100_000)
const OPERATOR = 1_000_001
const app = createApp()

type Call = { name: string; path: string; bar: number }

const LIST = '/equipment-management'
const OUT = 'IN_USE,IN_RELOCATION,PENDING_EXCHANGE,EXCHANGED'

/**
 * Requests of staff, with other products, companies and units in each round; limits in milliseconds of database time.
 */
const callsOf = (round: number): Call[] => {
  const unit = 1 + ((round * 7919) % UNITS)
  const product = 1 + (round % 60)
  return [
    { name: 'all units, changed last', path: LIST, bar: 1 },
    { name: 'all units, by serial', path: `${LIST}?ordering=serial`, bar: 1 },
    { name: 'all units, by product', path: `${LIST}?ordering=product`, bar: 1 },
    { name: 'rented (four statuses)', path: `${LIST}?status=${OUT}`, bar: 1 },
    { name: 'in maintenance, by serial', path: `${LIST}?status=IN_MAINTENANCE&ordering=serial`, bar: 1 },
    { name: 'back and not appraised (few)', path: `${LIST}?status=RETURNED`, bar: 1 },
    { name: 'of a product', path: `${LIST}?product=${String(product)}`, bar: 1 },
    { name: 'of a product, on the shelf', path: `${LIST}?product=${String(product)}&status=UP_FOR_RENTAL`, bar: 1 },
    { name: 'of a company', path: `${LIST}?company=${String(1 + ((round * 37) % 400))}`, bar: 1 },
    { name: 'page 50', path: `${LIST}?page=50`, bar: 1 },
    { name: 'a serial, whole', path: `${LIST}?search=${String(2_000_000 + unit).slice(1)}`, bar: 10 },
    {
      name: 'inside of serials, some hundreds',
      path: `${LIST}?search=${String(10_000 + (unit % 999)).slice(1)}`,
      bar: 10,
    },
    { name: 'what a third of the stock has', path: `${LIST}?search=nb1`, bar: 10 },
    { name: 'what all have', path: `${LIST}?search=nb`, bar: 10 },
    { name: 'what none has', path: `${LIST}?search=vertex`, bar: 10 },
    { name: 'counts by status', path: `${LIST}/counts`, bar: 1 },
    { name: 'sums by product', path: `${LIST}/summary`, bar: 1 },
    { name: 'a unit', path: `${LIST}/${String(unit)}`, bar: 1 },
    { name: 'the life of a unit', path: `${LIST}/${String(unit)}/events`, bar: 1 },
  ]
}

async function openSession(): Promise<string> {
  const familyId = crypto.randomUUID()
  const { tokenHash, expiresAt } = newRefresh()
  const kept = 'insert into refresh_tokens (family_id, user_id, token_hash, expires_at) values ($1, $2, $3, $4)'
  await pool().query(kept, [familyId, OPERATOR, tokenHash, expiresAt])
  return signAccess({ userId: OPERATOR, familyId })
}

type Readings = { bar: number; queries: Set<number>; database: number[]; bare: number[]; whole: number[] }

async function read({ path, bar }: Call, token: string, readings: Readings): Promise<void> {
  const send = async (): Promise<void> => {
    const answer = await app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`)
    await answer.text()
  }
  const began = performance.now()
  await send()
  const whole = performance.now() - began
  // Authentication is the same for every call and is left out.
  const statements = (await statementsOf(send)).filter(({ text }) => !text.includes('"refresh_tokens"'))
  const bareBegan = performance.now()
  for (const { text, values } of statements) await pool().query(text, values)
  const bare = performance.now() - bareBegan
  let database = 0
  for (const statement of statements) database += await timeOf(statement)
  readings.bar = bar
  readings.queries.add(statements.length)
  readings.database.push(database)
  readings.bare.push(bare)
  readings.whole.push(whole)
}

async function measure(): Promise<void> {
  await fillStock(process.env.DATABASE_URL ?? '', UNITS)
  watchStatements()
  const token = await openSession()
  const all = new Map<string, Readings>()
  const machine: number[] = []
  // Two warm-up rounds for the JIT and the page cache.
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const call of callsOf(round + 2)) {
      const readings = all.get(call.name) ?? { bar: 0, queries: new Set(), database: [], bare: [], whole: [] }
      await read(call, token, readings)
      if (round >= 0) all.set(call.name, readings)
    }
    if (round >= 0) machine.push(await timeOfTheSame())
  }
  console.info(`\n${String(UNITS)} units, ${String(ROUNDS)} rounds; milliseconds, p50, p95\n`)
  printReferenceStatement(machine)
  console.info('\n| call | queries | database | bar | | bare SQL | whole call |\n|---|---|---|---|---|---|---|')
  for (const [name, { bar, queries, database, bare, whole }] of all) {
    const holds = quantile(database, 0.95) <= bar ? 'holds' : 'FAILS'
    const cells = [[...queries].sort().join('/'), both(database), `≤ ${String(bar)}`, holds, both(bare), both(whole)]
    console.info(`| ${name} | ${cells.join(' | ')} |`)
  }
  await closeDatabase()
}

const both = (times: readonly number[]): string =>
  [0.5, 0.95].map((share) => quantile(times, share).toFixed(2)).join(', ')

void measure()
