import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  newTicketBody,
  ticketAssigneeList,
  ticketCsvQuery,
  ticketListQuery,
  ticketParams,
  ticketPersonList,
  ticketPersonQuery,
  ticketPromiseQuery,
} from '@/services/tickets/ticket-commands.schema'
import { ticketCountsSchema, ticketPage, ticketPromiseSchema, ticketSchema } from '@/services/tickets/tickets.schema'
import { getTicket } from './detail/get-ticket'
import { countVisibleTickets, exportTickets, listVisibleTickets } from './list/list-tickets'
import { openTicket } from './opening/opening.service'
import { getPromise, listTicketAssignees, listTicketPeople } from './opening/promise'

/** Finding, opening and reading tickets: the same calls for customers and for the staff who answer them. */
export const ticketRoutes = new Hono<ApiEnv>()
  .get(
    '/tickets',
    allow('tickets:talk'),
    query(ticketListQuery),
    answers(ticketPage, { summary: "Tickets: one's own, one's company's, or for staff all" }),
    async (c) => c.json(await listVisibleTickets(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get('/tickets-csv-extract', allow('tickets:talk'), query(ticketCsvQuery), answersCsv('The same list as CSV'), (c) =>
    exportTickets(c.var.actor, c.req.valid('query')),
  )
  .get(
    '/tickets/summary',
    allow('tickets:talk'),
    answers(ticketCountsSchema, { summary: 'How many tickets there are for each tab' }),
    async (c) => c.json(await countVisibleTickets(c.var.actor)),
  )
  .get(
    '/tickets/promise',
    allow('tickets:talk'),
    query(ticketPromiseQuery),
    answers(ticketPromiseSchema, { summary: 'By when a ticket about this would be answered' }),
    async (c) => c.json(await getPromise(c.var.actor, c.req.valid('query'))),
  )
  .post(
    '/tickets',
    allow('tickets:talk'),
    body(newTicketBody),
    idempotent(),
    answers(ticketSchema, { status: 201, summary: 'Open a ticket; staff open it for somebody of a company' }),
    async (c) => c.json(await openTicket(c.var.actor, c.req.valid('json')), 201),
  )
  .get(
    '/tickets/:id',
    allow('tickets:talk'),
    params(ticketParams),
    answers(ticketSchema, { summary: 'One ticket, with what may be done with it' }),
    async (c) => c.json(await getTicket(c.var.actor, c.req.valid('param').id)),
  )
  .get(
    '/ticket-assignees',
    allow('tickets:manage'),
    answers(ticketAssigneeList, { summary: 'Staff who may be given tickets' }),
    async (c) => c.json(await listTicketAssignees()),
  )
  .get(
    '/ticket-people',
    allow('tickets:manage'),
    query(ticketPersonQuery),
    answers(ticketPersonList, { summary: 'People of a company for whom staff may open a ticket' }),
    async (c) => {
      const { company_id, search } = c.req.valid('query')
      return c.json(await listTicketPeople(company_id, search))
    },
  )
