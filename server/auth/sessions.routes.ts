import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { params } from '@/server/http/validate'
import { sessionList, sessionParams } from '@/services/auth/sessions.schema'
import { endOtherSessions, endSession } from './end-sessions'
import { listSessions } from './list-sessions'

/** Where a person is logged in. */
export const sessionRoutes = new Hono<ApiEnv>()
  .get(
    '/sessions',
    allow('account:use'),
    answers(sessionList, { summary: 'My open sessions, the last used first' }),
    async (c) => c.json(await listSessions(c.var.actor)),
  )
  .delete(
    '/sessions',
    allow('account:use'),
    answers(undefined, { status: 204, summary: 'End all my sessions but this one' }),
    async (c) => {
      await endOtherSessions(c.var.actor)
      return c.body(null, 204)
    },
  )
  .delete(
    '/sessions/:id',
    allow('account:use'),
    params(sessionParams),
    answers(undefined, { status: 204, summary: 'End one of my sessions' }),
    async (c) => {
      await endSession(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
