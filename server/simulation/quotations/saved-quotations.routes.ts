import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import { maskParam } from '@/services/orders/orders.schema'
import {
  quotationCopySchema,
  renameQuotationBody,
  savedQuotationPage,
  savedQuotationsQuery,
} from '@/services/simulation/quotations/saved-quotations.schema'
import { quotationParams, quotationSchema } from '@/services/simulation/simulation.schema'
import { discardQuotation } from './discard-quotation'
import { duplicateQuotation } from './duplicate-quotation'
import { listQuotations } from './list-quotations'
import { orderAgain } from './order-again'
import { renameQuotation } from './rename-quotation'

/** 'Minhas cotações', and copies of quotations and orders. */
export const savedQuotationRoutes = new Hono<ApiEnv>()
  .get(
    '/quotations',
    allow('simulation:use'),
    query(savedQuotationsQuery),
    answers(savedQuotationPage, { summary: 'The quotations of the active company, the open ones first' }),
    async (c) => c.json(await listQuotations(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .put(
    '/quotations/:id',
    allow('simulation:use'),
    params(quotationParams),
    body(renameQuotationBody),
    answers(quotationSchema, { summary: 'Give a quotation a name' }),
    async (c) => c.json(await renameQuotation(c.var.actor, c.req.valid('param').id, c.req.valid('json').name)),
  )
  .delete(
    '/quotations/:id',
    allow('simulation:use'),
    params(quotationParams),
    answers(undefined, { status: 204, summary: 'Put a quotation away for good' }),
    async (c) => {
      await discardQuotation(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .post(
    '/quotations/:id/duplicate',
    allow('simulation:use'),
    params(quotationParams),
    idempotent(),
    answers(quotationCopySchema, { status: 201, summary: 'A new quotation like this one, at the prices of now' }),
    async (c) => c.json(await duplicateQuotation(c.var.actor, c.req.valid('param').id), 201),
  )
  .post(
    '/checkout/:maskId/order-again',
    allow('simulation:use'),
    params(maskParam),
    idempotent(),
    answers(quotationCopySchema, { status: 201, summary: 'A new quotation like an order, at the prices of now' }),
    async (c) => c.json(await orderAgain(c.var.actor, c.req.valid('param').maskId), 201),
  )
