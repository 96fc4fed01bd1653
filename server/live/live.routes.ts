import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { query } from '@/server/http/validate'
import { eventsQuery } from '@/services/live/live.schema'
import { openStream } from './open-stream'

const EVENT_STREAM = 'text/event-stream'

/** Nothing may buffer the stream: no cache, no compression, no proxy buffer. */
const UNBUFFERED = {
  'Content-Type': `${EVENT_STREAM}; charset=utf-8`,
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

export const liveRoutes = new Hono<ApiEnv>().get(
  '/events',
  allow('signed-in'),
  query(eventsQuery),
  answers(undefined, { summary: 'What changes from now on, as server-sent events', contentType: EVENT_STREAM }),
  async (c) => {
    const { missed } = c.req.valid('query')
    return c.body(await openStream(c.var.actor, { endsAt: c.var.accessEndsAt, missed }), 200, UNBUFFERED)
  },
)
