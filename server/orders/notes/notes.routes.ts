import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import { pageParams } from '@/services/http/page.schema'
import {
  mentionableList,
  mentionableQuery,
  noteBody,
  noteList,
  noteMentionPage,
  noteParams,
  noteSchema,
} from '@/services/orders/notes/notes.schema'
import { managedOrderParams } from '@/services/orders/orders.schema'
import { listMyMentions, listOrderNotes, searchMentionable } from './list-notes'
import { orderOf } from '../visibility'
import { createNote, markNoteSeen, updateNote, withdrawNote } from './note-commands'

const ORDER = '/checkout-management/:companyId/:maskId'

/** What staff write to each other about an order. No route of the customer's side knows of it. */
export const noteRoutes = new Hono<ApiEnv>()
  .get(
    `${ORDER}/notes`,
    allow('orders:read'),
    params(managedOrderParams),
    answers(noteList, { summary: 'The internal notes of an order, newest first' }),
    async (c) => c.json(await listOrderNotes(c.var.actor, c.req.valid('param'))),
  )
  .post(
    `${ORDER}/notes`,
    allow('orders:command'),
    params(managedOrderParams),
    body(noteBody),
    idempotent(),
    answers(noteSchema, { status: 201, summary: 'Write an internal note' }),
    async (c) => c.json(await createNote(c.var.actor, c.req.valid('param'), c.req.valid('json')), 201),
  )
  .put(
    `${ORDER}/notes/:noteId`,
    allow('orders:command'),
    params(noteParams),
    body(noteBody),
    answers(noteSchema, { summary: 'Change a note of one’s own while it is fresh' }),
    async (c) => {
      const { noteId, ...ref } = c.req.valid('param')
      return c.json(await updateNote(c.var.actor, ref, noteId, c.req.valid('json')))
    },
  )
  .delete(
    `${ORDER}/notes/:noteId`,
    allow('orders:command'),
    params(noteParams),
    answers(noteSchema, { summary: 'Take a note of one’s own back while it is fresh' }),
    async (c) => c.json(await withdrawNote(c.var.actor, orderOf(c), c.req.valid('param').noteId)),
  )
  .put(
    `${ORDER}/notes/:noteId/seen`,
    allow('orders:read'),
    params(noteParams),
    answers(noteSchema, { summary: 'Say that one has seen a note that calls one' }),
    async (c) => c.json(await markNoteSeen(c.var.actor, orderOf(c), c.req.valid('param').noteId)),
  )
  .get(
    `${ORDER}/mentionable`,
    allow('orders:read'),
    params(managedOrderParams),
    query(mentionableQuery),
    answers(mentionableList, { summary: 'Staff who see this order, by a part of the name' }),
    async (c) => c.json(await searchMentionable(c.var.actor, c.req.valid('param'), c.req.valid('query').search)),
  )
  .get(
    '/note-mentions',
    allow('orders:read'),
    query(pageParams),
    answers(noteMentionPage, { summary: 'The notes that call the caller and wait to be seen' }),
    async (c) => c.json(await listMyMentions(c.var.actor, c.req.valid('query'), c.req.url)),
  )
