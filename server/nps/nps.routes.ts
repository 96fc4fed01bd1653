import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { body, params } from '@/server/http/validate'
import { ratingBody, ratingParams, ratingSchema, ratingUpdateBody } from '@/services/nps/nps.schema'
import { createRating } from './create-rating'
import { updateRating } from './update-rating'

export const npsRoutes = new Hono<ApiEnv>()
  .post(
    '/nps',
    allow('account:use'),
    body(ratingBody),
    answers(ratingSchema, { status: 201, summary: 'Answer the pending rating question' }),
    async (c) => c.json(await createRating(c.var.actor, c.req.valid('json').score), 201),
  )
  .put(
    '/nps/:id',
    allow('account:use'),
    params(ratingParams),
    body(ratingUpdateBody),
    answers(ratingSchema, { summary: 'Explain a rating, or correct its score' }),
    async (c) => c.json(await updateRating(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
