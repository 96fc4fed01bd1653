import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import type { ApiEnv } from '@/server/http/env'
import { params, query } from '@/server/http/validate'
import { ownReturnParams, returnLabelQuery, returnParams } from '@/services/logistics/returns.schema'
import { ownReturnSchema } from '@/services/logistics/returns-desk.schema'
import { getOwnReturn, readOwnReturnLabel, readReturnLabel } from './return-label'

const label = { contentType: 'application/pdf', summary: 'Labels for the boxes of a return, as a PDF' } as const

/** What travels on the boxes of a return, and how its units were found, for either side. */
export const returnPaperRoutes = new Hono<ApiEnv>()
  .get(
    '/package-management/:packageId/return-label',
    allow('packages:read'),
    params(returnParams),
    query(returnLabelQuery),
    answers(undefined, label),
    (c) => readReturnLabel(c.req.valid('param').packageId, c.req.valid('query')),
  )
  .get(
    '/checkout/:maskId/returns/:packageId',
    allow('checkout:read'),
    params(ownReturnParams),
    answers(ownReturnSchema, { summary: 'A return of an own order: what came and how it was found' }),
    async (c) => c.json(await getOwnReturn(c.var.actor, c.req.valid('param'))),
  )
  .get(
    '/checkout/:maskId/returns/:packageId/label',
    allow('checkout:read'),
    params(ownReturnParams),
    query(returnLabelQuery),
    answers(undefined, label),
    (c) => readOwnReturnLabel(c.var.actor, c.req.valid('param'), c.req.valid('query')),
  )
