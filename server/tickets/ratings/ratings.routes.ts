import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import { ticketParams } from '@/services/tickets/ticket-commands.schema'
import {
  ticketRatingBody,
  ticketRatingReportQuery,
  ticketRatingReportSchema,
} from '@/services/tickets/ticket-ratings.schema'
import { ticketSchema } from '@/services/tickets/tickets.schema'
import { getRatingReport } from './get-rating-report'
import { rateTicket } from './rate-ticket'

/** How customers found the help: given by who opened a ticket, read by staff. */
export const ticketRatingRoutes = new Hono<ApiEnv>()
  .get(
    '/ticket-ratings',
    allow('tickets:manage'),
    query(ticketRatingReportQuery),
    answers(ticketRatingReportSchema, { summary: 'The ratings of a month, in all and by assignee' }),
    async (c) => c.json(await getRatingReport(c.req.valid('query').month)),
  )
  .post(
    '/tickets/:id/rating',
    allow('tickets:use'),
    params(ticketParams),
    body(ticketRatingBody),
    answers(ticketSchema, { summary: 'Rate the last closing of a ticket' }),
    async (c) => c.json(await rateTicket(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
