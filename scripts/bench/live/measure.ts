import { setTimeout as wait } from 'node:timers/promises'
import { recordEvent, SYSTEM } from '@/server/audit/audit.service'
import { closeDatabase, pool, transaction } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import { HEARTBEAT_MS } from '@/services/live/live.rules'
import { openSession } from '../harness'
import { kilobytes, processorMs, serve } from '../processes'
import { printReferenceStatement, timeOfReference } from '../statements'
import type { AuditModel } from '@/services/audit/audit-model.rules'

const STREAMS = Number(process.env.STREAMS ?? 500)
const EACH = 5
const ROUNDS = Number(process.env.ROUNDS ?? 40)
const COMMITS = Number(process.env.COMMITS ?? 2_000)
/** How long nothing happens. */
const QUIET_MS = Number(process.env.SECONDS ?? (2 * HEARTBEAT_MS) / 1000) * 1000
const AT_ONCE = 10

async function main(): Promise<void> {
  await migrate(process.env.DATABASE_URL ?? '')
  await measureCommits()
  const tokens = await createUsers(Math.ceil(STREAMS / EACH))
  const { child, address } = await serve()
  try {
    await wait(3_000)
    const empty = kilobytes(child)
    const streams = await Promise.all(
      tokens.flatMap((token) => Array.from({ length: EACH }, () => openStream(address, token))),
    )
    const full = kilobytes(child)
    report(
      `${String(streams.length)} streams: ${rounded((full - empty) / streams.length)} kB each`,
      `${rounded(full / 1024)} MB in all`,
    )
    await measureDelay(streams)
    const before = processorMs(child)
    await wait(QUIET_MS)
    report('processor while nothing happens', `${((processorMs(child) - before) / (QUIET_MS / 100)).toFixed(2)} %`)
  } finally {
    child.kill('SIGKILL')
    await closeDatabase()
  }
}

const change = (model: AuditModel) =>
  transaction((tx) => recordEvent(tx, SYSTEM, { model, objectId: 1, action: 'changed' }))

/** The same history event, once of a model that screens are notified of and once of one that they are not. */
async function measureCommits(): Promise<void> {
  // The first round warms up and is not reported.
  const rounds: AuditModel[] = ['product', 'product', 'credit_query', 'product', 'credit_query']
  for (const [round, model] of rounds.entries()) {
    const began = performance.now()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let done = 0; done < COMMITS / AT_ONCE; done += 1) await change(model)
      }),
    )
    if (round > 0)
      report(
        `commits a second, ${model === 'product' ? 'not notified' : 'notified'}`,
        rounded((COMMITS * 1000) / (performance.now() - began)),
      )
  }
}

async function createUsers(count: number): Promise<string[]> {
  const { rows } = await pool().query<{ id: number }>(
    `insert into users (first_name, username, email, password_hash, permissions_groups)
     select 'P', 'P', 'p' || n || '@arrenda.example', 'none', array['FINANCEIRO'] from generate_series(1, $1) n returning id`,
    [count],
  )
  return Promise.all(rows.map(({ id }) => openSession(id)))
}

type EventStream = { next: () => Promise<number> }

/** Opens a stream; `next` resolves with the time at which the next change arrives. */
async function openStream(address: string, token: string): Promise<EventStream> {
  const { body } = await fetch(`${address}/events`, { headers: { Authorization: `Bearer ${token}` } })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let resolveNext: (at: number) => void = () => undefined
  const read = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      if (part.value.includes('credit_query')) resolveNext(performance.now())
  }
  // It ends with the process that is measured.
  read().catch(() => undefined)
  return { next: () => new Promise((resolve) => (resolveNext = resolve)) }
}

async function measureDelay(streams: EventStream[]): Promise<void> {
  const first: number[] = []
  const last: number[] = []
  const reference: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const arrivals = streams.map(({ next }) => next())
    await change('credit_query')
    const committed = performance.now()
    const moments = (await Promise.all(arrivals)).map((at) => at - committed)
    first.push(Math.min(...moments))
    last.push(Math.max(...moments))
    reference.push(await timeOfReference())
  }
  printReferenceStatement(reference)
  report('from the commit to the first, the last of all', `${median(first)} ms, ${median(last)} ms`)
}

const median = (values: number[]): string => (values.sort((a, b) => a - b)[values.length >> 1] ?? 0).toFixed(1)
const rounded = (value: number): string => value.toFixed(0)
const report = (what: string, figure: string): void => console.info(`${what}: ${figure}`)
void main()
