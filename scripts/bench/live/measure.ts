import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { recordEvent, SYSTEM } from '@/server/audit/audit.service'
import { signAccess } from '@/server/auth/tokens'
import { closeDatabase, pool, transaction } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import { HEARTBEAT_MS } from '@/services/live/live.rules'
import { kilobytes, processorMs, serve } from '../processes'
import type { AuditModel } from '@/services/audit/audit-model.rules'

const STREAMS = Number(process.env.STREAMS ?? 500)
const EACH = 5
const ROUNDS = 40
const COMMITS = 2_000
const AT_ONCE = 10

async function main(): Promise<void> {
  await migrate(process.env.DATABASE_URL ?? '')
  await commitRates()
  const tokens = await people(Math.ceil(STREAMS / EACH))
  const { child, address } = await serve()
  try {
    await wait(3_000)
    const empty = kilobytes(child)
    const streams = await Promise.all(
      tokens.flatMap((token) => Array.from({ length: EACH }, () => open(address, token))),
    )
    const full = kilobytes(child)
    say(
      `${String(streams.length)} streams: ${whole((full - empty) / streams.length)} kB each`,
      `${whole(full / 1024)} MB in all`,
    )
    await soonness(streams)
    const before = processorMs(child)
    await wait(2 * HEARTBEAT_MS)
    say(
      'processor while nothing happens',
      `${((processorMs(child) - before) / ((2 * HEARTBEAT_MS) / 100)).toFixed(2)} %`,
    )
  } finally {
    child.kill('SIGKILL')
    await closeDatabase()
  }
}

const change = (model: AuditModel) =>
  transaction((tx) => recordEvent(tx, SYSTEM, { model, objectId: 1, action: 'changed' }))

/** The same history, once of what screens are told and once of what they are not. */
async function commitRates(): Promise<void> {
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
      say(
        `commits a second, ${model === 'product' ? 'not told' : 'told'}`,
        whole((COMMITS * 1000) / (performance.now() - began)),
      )
  }
}

async function people(count: number): Promise<string[]> {
  const { rows } = await pool().query<{ id: number }>(
    `insert into users (first_name, username, email, password_hash, permissions_groups)
     select 'P', 'P', 'p' || n || '@arrenda.example', 'none', array['FINANCEIRO'] from generate_series(1, $1) n returning id`,
    [count],
  )
  return Promise.all(
    rows.map(async ({ id }) => {
      const familyId = randomUUID()
      await pool().query(
        `insert into refresh_tokens (family_id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
        [familyId, id, randomUUID()],
      )
      return signAccess({ userId: id, familyId })
    }),
  )
}

type Open = { next: () => Promise<number> }

/** A stream; `next` resolves with the moment in which it hears of the next change. */
async function open(address: string, token: string): Promise<Open> {
  const { body } = await fetch(`${address}/events`, { headers: { Authorization: `Bearer ${token}` } })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let tell: (at: number) => void = () => undefined
  const read = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      if (part.value.includes('credit_query')) tell(performance.now())
  }
  // It ends with the process that is measured.
  read().catch(() => undefined)
  return { next: () => new Promise((resolve) => (tell = resolve)) }
}

async function soonness(streams: Open[]): Promise<void> {
  const first: number[] = []
  const last: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard = streams.map(({ next }) => next())
    await change('credit_query')
    const committed = performance.now()
    const moments = (await Promise.all(heard)).map((at) => at - committed)
    first.push(Math.min(...moments))
    last.push(Math.max(...moments))
  }
  say('from the commit to the first, the last of all', `${median(first)} ms, ${median(last)} ms`)
}

const median = (values: number[]): string => (values.sort((a, b) => a - b)[values.length >> 1] ?? 0).toFixed(1)
const whole = (value: number): string => value.toFixed(0)
const say = (what: string, figure: string): void => console.info(`${what}: ${figure}`)
void main()
