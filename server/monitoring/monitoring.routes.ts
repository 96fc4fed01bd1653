import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { settings } from '@/server/config/settings'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { Refusal } from '@/server/http/refusal'
import { type Dsn, parseDsn, publicDsn } from '@/services/monitoring/dsn.rules'
import { type RuntimeConfig, runtimeConfig } from '@/services/monitoring/runtime-config.schema'
import { forwardEnvelope } from './forward-envelope'

/** The project for the browser's reports: its own one, else the server's; null without any. */
export function browserDsn(): Dsn | null {
  const text = settings().NEXT_PUBLIC_SENTRY_DSN ?? settings().SENTRY_DSN
  return text ? parseDsn(text) : null
}

/** Recordings are held in memory while they are forwarded: 16 at once are at most 160 MB. The SDK waits and drops. */
const MAX_CONCURRENT = 16

let inFlight = 0

/**
 * The tunnel for the browser's error reports (`/monitoring` is rewritten to it) and the configuration the browser needs
 * for it.
 */
export const monitoringRoutes = new Hono<ApiEnv>()
  .post(
    '/monitoring',
    allow('public'),
    answers(undefined, { summary: 'Passes an envelope of the error-reporting SDK on' }),
    async (c) => {
      if (inFlight >= MAX_CONCURRENT) throw new Refusal('too_many_requests', { headers: { 'Retry-After': '30' } })
      inFlight += 1
      try {
        return toRefusal(c, await forwardEnvelope(c.req.raw, { dsn: browserDsn() }))
      } finally {
        inFlight -= 1
      }
    },
  )
  .get('/runtime-config', allow('public'), answers(runtimeConfig, { summary: 'Settings of the browser' }), (c) => {
    const dsn = browserDsn()
    c.header('Cache-Control', 'public, max-age=300')
    return c.json<RuntimeConfig>({ sentry_dsn: dsn && publicDsn(dsn) })
  })

/** A refusal of the service keeps its status and rate limits, but uses our error envelope. */
function toRefusal(c: Context<ApiEnv>, answer: Response): Response {
  // The headers of a fetched response cannot be changed.
  if (answer.ok) return new Response(answer.body, answer)
  answer.headers.forEach((value, name) => {
    c.header(name, value)
  })
  const errors = ['O serviço de relatórios de erro recusou o relatório.']
  return c.json(
    { errors, code: 'ingest_refused', request_id: c.get('requestId') },
    answer.status as ContentfulStatusCode,
  )
}
