import { Hono } from 'hono'
import { settings } from '@/server/config/settings'
import { pool } from '@/server/db/client'
import { jobsReady } from '@/server/jobs/queue'
import { readMailbox } from '@/server/mail/mailbox'
import { storageReady } from '@/server/storage/storage'
import { mailboxSchema } from '@/services/notifications/mailbox.schema'
import { allow } from './allow'
import type { ApiEnv } from './env'
import { log } from './log'
import { answers } from './openapi/answers'
import { Refusal } from './refusal'

const drainState = globalThis as typeof globalThis & { arrendaDraining?: boolean }

/** True from the first SIGTERM on: `/ready` answers 503 while requests in flight finish. */
export const isDraining = (): boolean => drainState.arrendaDraining ?? false

export function startDraining(): void {
  drainState.arrendaDraining = true
}

export const platformRoutes = new Hono<ApiEnv>()
  .get('/health', allow('public'), answers(undefined, { summary: 'The process is alive' }), (c) =>
    c.json({ status: 'ok' }),
  )
  .get('/ready', allow('public'), answers(undefined, { summary: 'Database, storage and jobs answer' }), async (c) => {
    const checks = {
      draining: !isDraining(),
      database: await answersInTime(pool().query('select 1')),
      storage: await answersInTime(storageReady()),
      jobs: await answersInTime(jobsReady()),
    }
    const ready = Object.values(checks).every(Boolean)
    return c.json({ status: ready ? 'ready' : 'not_ready', checks }, ready ? 200 : 503)
  })
  .get(
    '/mailbox',
    allow('public'),
    answers(mailboxSchema, { summary: 'Mails kept for want of SMTP (development and demo only)' }),
    async (c) => {
      if (!mailboxIsOpen()) throw new Refusal('not_found')
      return c.json(await readMailbox())
    },
  )

/** /dev/mailbox exists only without SMTP, and with demo data or outside production. */
function mailboxIsOpen(): boolean {
  const { SMTP_URL, DEMO_DATA, NODE_ENV } = settings()
  return !SMTP_URL && (DEMO_DATA === 'on' || NODE_ENV !== 'production')
}

async function answersInTime(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false)
    }, 2_000)
  })
  try {
    return await Promise.race([check.then(() => true), late])
  } catch (error) {
    log().warn({ err: error }, 'not ready')
    return false
  } finally {
    clearTimeout(timer)
  }
}
