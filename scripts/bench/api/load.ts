import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { createApp } from '@/server/app'
import { closeDatabase } from '@/server/db/client'
import { processorMs, serve, type Served } from '../processes'
import { quantile, statementsOf, watchStatements, type Statement } from '../statements'
import { fillOrders, openSession, type Person } from './fill'

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

const nothing = (): Load => ({ took: [], ms: 0, processor: 0 })

/** As many calls as are answered in the time, over so many connections, each asking again as soon as it is answered. */
async function loadFor(seconds: number, { child }: Served, url: string, token: string): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const headers = { Authorization: `Bearer ${token}` }
  const took: number[] = []
  const [began, processorBefore] = [performance.now(), processorMs(child)]
  const one = async () => {
    while (performance.now() - began < seconds * 1000) {
      const asked = performance.now()
      await answered(url, { agent, headers })
      took.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  agent.destroy()
  return { took, ms: performance.now() - began, processor: processorMs(child) - processorBefore }
}

const answered = (url: string, options: { agent: Agent; headers: Record<string, string> }): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      answer.on('end', resolve).on('error', reject).resume()
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${String(answer.statusCode)}`))
    }).on('error', reject)
  })

async function load(): Promise<void> {
  await fillOrders(process.env.DATABASE_URL ?? '', ORDERS)
  watchStatements()
  const app = createApp()
  const tokens: string[] = []
  const statements: Statement[][] = []
  for (const { path, person } of LISTS) {
    const token = await openSession(person, 5)
    const ask = async () => app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
    tokens.push(token)
    statements.push(await statementsOf(ask))
  }
  const dir = mkdtempSync(join(tmpdir(), 'arrenda-bench-'))
  writeFileSync(join(dir, 'statements.json'), JSON.stringify(statements))
  const api = await serve()
  const bare = await serve('scripts/bench/api/bare.ts', { STATEMENTS: join(dir, 'statements.json') })
  try {
    console.info(`\n${String(ORDERS)} orders, ${String(CONNECTIONS)} connections\n`)
    console.info(
      '| list | calls a second: bare, API | ratio | p50 | p99 | processor a call |\n|---|---|---|---|---|---|',
    )
    for (const [place, { name, path }] of LISTS.entries()) {
      const token = tokens[place] ?? ''
      const [ofBare, ofApi] = [nothing(), nothing()]
      // In turns, so that what else the machine does meets both.
      for (let round = -1; round < ROUNDS; round += 1) {
        add(ofBare, await loadFor(SECONDS, bare, `${bare.address}/${String(place)}`, token), round)
        add(ofApi, await loadFor(SECONDS, api, `${api.address}${path}`, token), round)
      }
      print(name, ofBare, ofApi)
    }
  } finally {
    for (const { child } of [api, bare]) child.kill('SIGKILL')
    rmSync(dir, { recursive: true })
    await closeDatabase()
  }
}

/** The first round compiles what is called. */
function add(sum: Load, { took, ms, processor }: Load, round: number): void {
  if (round < 0) return
  sum.took.push(...took)
  sum.ms += ms
  sum.processor += processor
}

const rate = ({ took, ms }: Load): number => (took.length * 1000) / ms
const both = (bare: Load, api: Load, of: (load: Load) => number, digits = 0): string =>
  `${of(bare).toFixed(digits)}, ${of(api).toFixed(digits)}`

function print(name: string, bare: Load, api: Load): void {
  const [p50, p99] = [0.5, 0.99].map((share) => `${both(bare, api, ({ took }) => quantile(took, share))} ms`)
  const processor = both(bare, api, (load) => load.processor / load.took.length, 2)
  const ratio = (rate(api) / rate(bare)).toFixed(2)
  console.info(`| ${name} | ${both(bare, api, rate)} | ${ratio} | ${String(p50)} | ${String(p99)} | ${processor} ms |`)
}

void load()
