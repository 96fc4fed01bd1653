import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get as request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { closeDatabase } from '@/server/db/client'
import { clock, get, openSession, printTable } from '../harness'
import { processorMs, serve, type Served } from '../processes'
import { quantile, statementsOf, watchStatements, type Statement } from '../statements'
import { fillOrders, type Person, userIdOf } from './fill'

const ORDERS = Number(process.env.ORDERS ?? 200_000)
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 50)
const SECONDS = Number(process.env.SECONDS ?? 4)
const ROUNDS = Number(process.env.ROUNDS ?? 4)

const LISTS: { name: string; path: string; person: Person }[] = [
  { name: 'staff: Todos', path: '/checkout-management?ordering=-updated_at', person: 'ADMINISTRADOR' },
  { name: 'staff: Minhas pendências', path: '/checkout-management?mine=true&ordering=due_at', person: 'OPERAÇÃO' },
  { name: 'staff: a stage', path: '/checkout-management?stage_name=ONGOING', person: 'ADMINISTRADOR' },
  { name: 'customer: newest', path: '/checkout', person: 'customer' },
]

type Load = { took: number[]; ms: number; processor: number }

const noLoad = (): Load => ({ took: [], ms: 0, processor: 0 })

/** Calls continuously over all connections for this many seconds. */
async function loadFor(seconds: number, { child }: Served, url: string, token: string): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const headers = { Authorization: `Bearer ${token}` }
  const took: number[] = []
  const [began, processorBefore] = [performance.now(), processorMs(child)]
  const callAgain = async () => {
    while (performance.now() - began < seconds * 1000) {
      took.push(await clock(() => answered(url, { agent, headers })))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, callAgain))
  agent.destroy()
  return { took, ms: performance.now() - began, processor: processorMs(child) - processorBefore }
}

const answered = (url: string, options: { agent: Agent; headers: Record<string, string> }): Promise<void> =>
  new Promise((resolve, reject) => {
    request(url, options, (answer) => {
      answer.on('end', resolve).on('error', reject).resume()
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${String(answer.statusCode)}`))
    }).on('error', reject)
  })

async function load(): Promise<void> {
  await fillOrders(process.env.DATABASE_URL ?? '', ORDERS)
  watchStatements()
  const tokens: string[] = []
  const statements: Statement[][] = []
  for (const { path, person } of LISTS) {
    const token = await openSession(userIdOf(person, 5))
    tokens.push(token)
    statements.push(await statementsOf(() => get(path, token)))
  }
  const dir = mkdtempSync(join(tmpdir(), 'arrenda-bench-'))
  writeFileSync(join(dir, 'statements.json'), JSON.stringify(statements))
  const api = await serve()
  const bare = await serve('scripts/bench/api/bare.ts', { STATEMENTS: join(dir, 'statements.json') })
  try {
    console.info(`\n${String(ORDERS)} orders, ${String(CONNECTIONS)} connections`)
    const rows: string[][] = []
    for (const [place, { name, path }] of LISTS.entries()) {
      const token = tokens[place] ?? ''
      const [ofBare, ofApi] = [noLoad(), noLoad()]
      // Alternating, so that other load on the machine affects both equally.
      for (let round = -1; round < ROUNDS; round += 1) {
        add(ofBare, await loadFor(SECONDS, bare, `${bare.address}/${String(place)}`, token), round)
        add(ofApi, await loadFor(SECONDS, api, `${api.address}${path}`, token), round)
      }
      rows.push(rowOf(name, ofBare, ofApi))
    }
    printTable(['list', 'calls a second: bare, API', 'ratio', 'p50', 'p99', 'processor a call'], rows)
  } finally {
    for (const { child } of [api, bare]) child.kill('SIGKILL')
    rmSync(dir, { recursive: true })
    await closeDatabase()
  }
}

/** Adds a reading, except that of the warm-up round. */
function add(sum: Load, { took, ms, processor }: Load, round: number): void {
  if (round < 0) return
  sum.took.push(...took)
  sum.ms += ms
  sum.processor += processor
}

const rate = ({ took, ms }: Load): number => (took.length * 1000) / ms
const both = (bare: Load, api: Load, of: (load: Load) => number, digits = 0): string =>
  `${of(bare).toFixed(digits)}, ${of(api).toFixed(digits)}`

function rowOf(name: string, bare: Load, api: Load): string[] {
  const [p50 = '', p99 = ''] = [0.5, 0.99].map((share) => `${both(bare, api, ({ took }) => quantile(took, share))} ms`)
  const processor = both(bare, api, (load) => load.processor / load.took.length, 2)
  return [name, both(bare, api, rate), (rate(api) / rate(bare)).toFixed(2), p50, p99, `${processor} ms`]
}

void load()
