// Measures the cost of the log of movements as CSV (113,000 rows) in the built application, as `npm start` runs it:
// read at full speed, by three clients at once, over a slow line, and by a client that hangs up (docs/measurements.md).
// On a throw-away PostgreSQL. Linux only.
// use: npm run bench:movements-csv        PORT=3339 UNITS=100000 ONLY='three at once'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readFile } from './csv/clients.mjs'
import { memoryOf, startBuilt } from './server.mjs'
import { logIn } from './log-in.mjs'
import { onThrowAway, SECRET_KEY } from './throw-away.mjs'

const PASSWORD = 'Arrenda2026'
const { ONLY = '' } = process.env
/** In a test run every setting is there, empty. */
const PORT = process.env.PORT || '3339'
const PATH = '/api/relocation-csv-extract/1'

/** The rows of the log that the server has fetched so far, and its busy connections and open transactions. */
async function databaseOf(client) {
  const { rows } = await client.query(`
    select (select idx_tup_fetch from pg_stat_user_indexes where indexrelname = 'unit_events_pkey')::int as fetched,
      (select count(*) from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid())::int as busy,
      (select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in%')::int as held,
      (select count(*) from pg_cursors)::int as cursors`)
  return rows[0]
}

/** Prints the peak memory and the busy and held connections during a run. */
async function watched(name, pid, client, run) {
  await wait(3000)
  const before = memoryOf(pid)
  const statisticsBefore = await databaseOf(client)
  let [peak, looks, busy, held, isOver] = [before, 0, 0, 0, false]
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 20)
  const looking = (async () => {
    while (!isOver) {
      const now = await databaseOf(client)
      looks += 1
      busy += now.busy
      held += now.held
      await wait(50)
    }
  })()
  const all = await run()
  isOver = true
  await looking
  clearInterval(timer)
  // An idle connection reports its statistics within ten seconds.
  await wait(11_000)
  const after = await databaseOf(client)
  const sum = (of) => all.reduce((total, one) => total + of(one), 0)
  const cells = [
    all.map(({ rows }) => rows).join(', '),
    `${(sum(({ bytes }) => bytes) / 1e6).toFixed(1)} MB`,
    `${Math.max(...all.map(({ first }) => first)).toFixed(0)} ms`,
    `${Math.max(...all.map(({ seconds }) => seconds)).toFixed(1)} s`,
    `${before.toFixed(0)} → ${peak.toFixed(0)}, ${memoryOf(pid).toFixed(0)} MB`,
    `${(busy / looks).toFixed(2)}, ${String(held)}`,
    `${String(after.fetched - statisticsBefore.fetched)}, ${String(after.busy + after.held)}`,
  ]
  console.info(`| ${name} | ${cells.join(' | ')} |`)
}

async function prepare(env) {
  const args = ['--import', 'tsx', 'scripts/bench/csv/prepare.ts']
  const [code] = await once(spawn(process.execPath, args, { env: { ...env, PASSWORD }, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error('The database was not filled')
}

async function measure(env) {
  const base = `http://127.0.0.1:${env.PORT}`
  const client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  const server = await startBuilt(env)
  try {
    const { access } = await logIn(base, 'gestor1@bench.example', PASSWORD)
    const read = (manner, query = '') => readFile(`${base}${PATH}${query}`, access, manner)
    await read({}, '?event_type=RETURN_REQUESTED')
    console.info(
      '| reader | rows | file | first byte | all | memory before → at most, afterwards | connections busy, held | fetched, open afterwards |',
    )
    console.info('|---|---|---|---|---|---|---|---|')
    const run = async (name, readers) => {
      if (name.includes(ONLY)) await watched(name, server.pid, client, () => Promise.all(readers()))
    }
    for (const turn of ['first', 'second', 'third']) await run(`as fast as it comes, ${turn}`, () => [read()])
    await run('one event type', () => [read({}, '?event_type=DELIVERED')])
    await run('three at once', () => [read(), read(), read()])
    await run('slow: 1 MB a second', () => [read({ bytesPerSecond: 1e6 })])
    await run('hangs up after 2 MB', () => [read({ hangUpAfter: 2e6 })])
    await run('slow, hangs up after 2 MB', () => [read({ bytesPerSecond: 5e5, hangUpAfter: 2e6 })])
    await run('as fast as it comes, again', () => [read()])
  } finally {
    await client.end()
    await server.stop()
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'arrenda-csv-'))
try {
  await onThrowAway(async (databaseUrl) => {
    const env = { ...process.env, PORT, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET_KEY, LOG_LEVEL: 'silent' }
    await prepare(env)
    await measure({ ...env, APP_URL: `http://127.0.0.1:${PORT}`, DEMO_DATA: 'off' })
  })
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
