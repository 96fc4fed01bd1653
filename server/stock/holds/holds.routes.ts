import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  extendHoldBody,
  holdCalendarQuery,
  holdCalendarSchema,
  holdChoicesSchema,
  holdCsvQuery,
  holdListQuery,
  holdMonthQuery,
  holdMonthSchema,
  holdPage,
  holdParams,
  holdSchema,
  releaseHoldBody,
} from '@/services/stock/holds/holds.schema'
import { getHoldCalendar, getHoldMonth } from './hold-calendar'
import { exportVisibleHolds, listHoldChoices, listVisibleHolds } from './list-holds'
import { extendHold, releaseHold } from './update-hold'

export const holdRoutes = new Hono<ApiEnv>()
  .get(
    '/checkout-management-reservations',
    allow('reservations:read'),
    query(holdListQuery),
    answers(holdPage, { summary: 'The live reservations that this member of staff sees' }),
    async (c) => c.json(await listVisibleHolds(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/checkout-management-reservations-csv-extract',
    allow('reservations:read'),
    query(holdCsvQuery),
    answersCsv('The live reservations as a CSV file: all that the filters find, without pages'),
    (c) => exportVisibleHolds(c.var.actor, c.req.valid('query')),
  )
  .get(
    '/checkout-management-reservations/calendar',
    allow('reservations:read'),
    query(holdCalendarQuery),
    answers(holdCalendarSchema, { summary: 'What is promised and what comes back in the next four weeks' }),
    async (c) => c.json(await getHoldCalendar(c.req.valid('query'), c.req.url)),
  )
  .get(
    '/checkout-management-reservations/month',
    allow('reservations:read'),
    query(holdMonthQuery),
    answers(holdMonthSchema, { summary: 'What is promised and what comes back in a month, day by day' }),
    async (c) => c.json(await getHoldMonth(c.req.valid('query'))),
  )
  .get(
    '/checkout-management-reservations/choices',
    allow('reservations:read'),
    answers(holdChoicesSchema, { summary: 'Products and companies that the reservations can be narrowed to' }),
    async (c) => c.json(await listHoldChoices(c.var.actor)),
  )
  .put(
    '/checkout-management-reservations/:id/release',
    allow('reservations:write'),
    params(holdParams),
    body(releaseHoldBody),
    answers(undefined, { status: 204, summary: 'Give back what an order was promised; the order goes on' }),
    async (c) => {
      await releaseHold(c.var.actor, c.req.valid('param').id, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .put(
    '/checkout-management-reservations/:id/extend',
    allow('reservations:write'),
    params(holdParams),
    body(extendHoldBody),
    answers(holdSchema, { summary: 'Keep the units of a reservation until a later day' }),
    async (c) => c.json(await extendHold(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
