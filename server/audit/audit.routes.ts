import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { params, query } from '@/server/http/validate'
import { eventLogPage, eventLogParams, eventLogQuery } from '@/services/audit/audit.schema'
import { listHistory } from './list-history'

/** History, for staff. */
export const auditRoutes = new Hono<ApiEnv>()
  .get(
    '/event-logs',
    allow('history:read'),
    query(eventLogQuery),
    answers(eventLogPage, { summary: 'The history of a kind of thing' }),
    async (c) => c.json(await listHistory(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/event-logs/:objectId',
    allow('history:read'),
    params(eventLogParams),
    query(eventLogQuery),
    answers(eventLogPage, { summary: 'The history of one thing' }),
    async (c) => c.json(await listHistory(c.var.actor, c.req.valid('query'), c.req.url, c.req.valid('param').objectId)),
  )
