import { sql } from 'drizzle-orm'
import pg from 'pg'
import { settings } from '@/server/config/settings'
import { log } from '@/server/http/log'
import type { Db } from './client'

/** Tells every process of the installation; within a transaction with its commit, and never when it is rolled back. */
export async function notify(conn: Db, channel: string, notices: readonly object[]): Promise<void> {
  if (notices.length === 0) return
  const texts = JSON.stringify(notices)
  await conn.execute(sql`select pg_notify(${channel}, value::text) from json_array_elements(${texts}::json)`)
}

type Listener = {
  onNotice: (payload: string) => void
  /** The connection is gone, and with it what was said meanwhile. */
  onLost: () => void
}

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 10_000
/** A half-open connection (dead database, lost network) raises no error, so it is probed. */
const PROBE_MS = 15_000
const ANSWER_MS = 5_000

/**
 * Listens to a channel on a connection of its own, and reconnects when it is lost.
 * @returns `ready`: whether it listens, after the pending connection attempt; `end`: stops for good
 */
export function listen(channel: string, { onNotice, onLost }: Listener) {
  let client: pg.Client | undefined
  let isListening = false
  let hasEnded = false
  let failures = 0
  let retry: NodeJS.Timeout | undefined
  let attempt = connect()
  const probe = setInterval(() => void testConnection(), PROBE_MS).unref()

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: settings().DATABASE_URL,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: `arrenda ${channel}`,
    })
    client = fresh
    fresh.on('notification', ({ payload = '' }) => onNotice(payload))
    fresh.on('error', () => lose(fresh))
    fresh.on('end', () => lose(fresh))
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
      isListening = client === fresh
      failures = 0
    } catch (error) {
      log().warn({ err: error }, 'listening to the database')
      lose(fresh)
    }
  }

  function lose(gone: pg.Client): void {
    if (client !== gone) return
    client = undefined
    gone.end().catch(() => undefined)
    const hasHeard = isListening
    isListening = false
    if (hasEnded) return
    const delay = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS)
    failures += 1
    retry = setTimeout(() => {
      attempt = connect()
    }, delay).unref()
    if (hasHeard) onLost()
  }

  async function testConnection(): Promise<void> {
    const asked = client
    if (!asked || !isListening) return
    await asked.query('select 1').catch(() => lose(asked))
  }

  return {
    ready: async (): Promise<boolean> => {
      await attempt
      return isListening
    },
    end: async (): Promise<void> => {
      hasEnded = true
      clearInterval(probe)
      clearTimeout(retry)
      await attempt
      const last = client
      client = undefined
      isListening = false
      await last?.end().catch(() => undefined)
    },
  }
}

export type Subscription = ReturnType<typeof listen>
