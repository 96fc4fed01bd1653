import { Hono } from 'hono'
import { db } from '@/server/db/client'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  newRelocationBody,
  relocationChangeBody,
  relocationListQuery,
  relocationPage,
  relocationParams,
  relocationSchema,
} from '@/services/equipment/relocations/relocations.schema'
import { decideRelocation } from './decide-relocation'
import { getRelocation, listVisibleRelocations } from './list-relocations'
import { requestRelocation } from './request-relocation'

export const relocationRoutes = new Hono<ApiEnv>()
  .get(
    '/relocations',
    allow('equipment:read'),
    query(relocationListQuery),
    answers(relocationPage, { summary: 'The moves of the active company’s units, what waits for the caller first' }),
    async (c) => c.json(await listVisibleRelocations(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .post(
    '/relocations',
    allow('equipment:read'),
    body(newRelocationBody),
    idempotent(),
    answers(relocationSchema, { status: 201, summary: 'Move units, or ask for it' }),
    async (c) => c.json(await requestRelocation(c.var.actor, c.req.valid('json')), 201),
  )
  .get(
    '/relocations/:id',
    allow('equipment:read'),
    params(relocationParams),
    answers(relocationSchema, { summary: 'One move' }),
    async (c) => c.json(await getRelocation(db(), c.var.actor, c.req.valid('param').id)),
  )
  .put(
    '/relocations/:id',
    allow('equipment:read'),
    params(relocationParams),
    body(relocationChangeBody),
    answers(relocationSchema, { summary: 'Approve, refuse, call off or complete a move' }),
    async (c) => c.json(await decideRelocation(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
