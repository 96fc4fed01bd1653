import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  newTicketReplyBody,
  ticketReplyBody,
  ticketReplyCsvQuery,
  ticketReplyListQuery,
  ticketReplyPage,
  ticketReplyParams,
  ticketReplySchema,
} from '@/services/tickets/replies/ticket-replies.schema'
import { createReply } from './create-reply'
import { deleteReply } from './delete-reply'
import { exportReplies, listReplies } from './list-replies'
import { updateReply } from './update-reply'

/** The canned answers, for the staff that answer tickets. */
export const ticketReplyRoutes = new Hono<ApiEnv>()
  .get(
    '/ticket-replies',
    allow('tickets:manage'),
    query(ticketReplyListQuery),
    answers(ticketReplyPage, { summary: 'The canned answers to tickets' }),
    async (c) => c.json(await listReplies(c.req.valid('query'), c.req.url)),
  )
  .get(
    '/ticket-replies-csv-extract',
    allow('tickets:manage'),
    query(ticketReplyCsvQuery),
    answersCsv('The canned answers as a CSV file: all that the filters find, without pages'),
    (c) => exportReplies(c.req.valid('query')),
  )
  .post(
    '/ticket-replies',
    allow('tickets:manage'),
    body(newTicketReplyBody),
    idempotent(),
    answers(ticketReplySchema, { status: 201, summary: 'Create a canned answer' }),
    async (c) => c.json(await createReply(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/ticket-replies/:id',
    allow('tickets:manage'),
    params(ticketReplyParams),
    body(ticketReplyBody),
    answers(ticketReplySchema, { summary: 'Update a canned answer' }),
    async (c) => c.json(await updateReply(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/ticket-replies/:id',
    allow('tickets:manage'),
    params(ticketReplyParams),
    answers(undefined, { status: 204, summary: 'Delete a canned answer' }),
    async (c) => {
      await deleteReply(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
