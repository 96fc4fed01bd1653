import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  newMessageBody,
  ticketAssigneeBody,
  ticketExchangeBody,
  ticketMergeBody,
  ticketMessageParams,
  ticketMessagesQuery,
  ticketParams,
  ticketPresenceBody,
  ticketReadBody,
  ticketStatusBody,
} from '@/services/tickets/ticket-commands.schema'
import {
  ticketMessageSchema,
  ticketMessagesSchema,
  ticketSchema,
  writtenMessageSchema,
} from '@/services/tickets/tickets.schema'
import { assignTicket } from './handling/assign-ticket'
import { exchangeUnit } from './handling/exchange-unit'
import { mergeTicket } from './handling/merge-ticket'
import { sendPresence } from './handling/presence'
import { setStatus } from './handling/set-status'
import { createMessage } from './messages/create-message'
import { listTicketMessages } from './messages/list-messages'
import { markTicketRead } from './messages/mark-read'
import { withdrawMessage } from './messages/withdraw-message'

/** What is written in a ticket, and what is done with it. */
export const ticketCommandRoutes = new Hono<ApiEnv>()
  .get(
    '/tickets/:id/messages',
    allow('tickets:talk'),
    params(ticketParams),
    query(ticketMessagesQuery),
    answers(ticketMessagesSchema, { summary: 'The newest messages of a ticket; notes for staff only' }),
    async (c) => c.json(await listTicketMessages(c.var.actor, c.req.valid('param').id, c.req.valid('query'))),
  )
  .post(
    '/tickets/:id/messages',
    allow('tickets:talk'),
    params(ticketParams),
    body(newMessageBody),
    idempotent(),
    answers(writtenMessageSchema, { status: 201, summary: 'Write in a ticket' }),
    async (c) => c.json(await createMessage(c.var.actor, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .delete(
    '/tickets/:id/messages/:messageId',
    allow('tickets:talk'),
    params(ticketMessageParams),
    answers(ticketMessageSchema, { summary: "Take one's own message back" }),
    async (c) => {
      const { id, messageId } = c.req.valid('param')
      return c.json(await withdrawMessage(c.var.actor, id, messageId))
    },
  )
  .put(
    '/tickets/:id/read',
    allow('tickets:talk'),
    params(ticketParams),
    body(ticketReadBody),
    answers(ticketSchema, { summary: 'Mark a ticket as read up to a message' }),
    async (c) => c.json(await markTicketRead(c.var.actor, c.req.valid('param').id, c.req.valid('json').message_id)),
  )
  .put(
    '/tickets/:id/status',
    allow('tickets:talk'),
    params(ticketParams),
    body(ticketStatusBody),
    answers(ticketSchema, { summary: 'Close a ticket, or open it again' }),
    async (c) => c.json(await setStatus(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/tickets/:id/assignee',
    allow('tickets:manage'),
    params(ticketParams),
    body(ticketAssigneeBody),
    answers(ticketSchema, { summary: 'Take a ticket, or give it to somebody' }),
    async (c) => c.json(await assignTicket(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/tickets/:id/presence',
    allow('tickets:manage'),
    params(ticketParams),
    body(ticketPresenceBody),
    answers(undefined, { status: 204, summary: 'Tell other staff that one looks at a ticket or writes in it' }),
    async (c) => {
      await sendPresence(c.var.actor, c.req.valid('param').id, c.req.valid('json').state)
      return c.body(null, 204)
    },
  )
  .post(
    '/tickets/:id/merge',
    allow('tickets:manage'),
    params(ticketParams),
    body(ticketMergeBody),
    idempotent(),
    answers(ticketSchema, { summary: 'Merge a ticket into another one of the company' }),
    async (c) => c.json(await mergeTicket(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/tickets/:id/exchange',
    allow('tickets:manage'),
    params(ticketParams),
    body(ticketExchangeBody),
    idempotent(),
    answers(ticketSchema, { summary: "Exchange a ticket's unit in one step" }),
    async (c) => c.json(await exchangeUnit(c.var.actor, c.req.valid('param').id, c.req.valid('json').version)),
  )
