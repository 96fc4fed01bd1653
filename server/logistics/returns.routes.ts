import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { body, params, query } from '@/server/http/validate'
import {
  changedOrders,
  managedReturnBody,
  receiptBody,
  returnParams,
  returnTermsQuery,
  returnTermsSchema,
  returnUnitsBody,
} from '@/services/logistics/returns.schema'
import { returnDeskSchema, returnListQuery, returnPage } from '@/services/logistics/returns-desk.schema'
import { managedOrderParams, orderSchema } from '@/services/orders/orders.schema'
import { callOffOwnReturn, callOffReturn } from './returns-call-off'
import { getReturnDesk, listAllReturns } from './returns-desk'
import { receiveSerials } from './returns-receipt'
import { requestReturnOf, requestReturns } from './returns-request'
import { getReturnTerms } from './returns-terms'

/** Units that come back while the rest of their order stays rented, and their receipt by serial (ADR 518). */
export const returnRoutes = new Hono<ApiEnv>()
  .get(
    '/equipment/returns/terms',
    allow('checkout:write'),
    query(returnTermsQuery),
    answers(returnTermsSchema, { summary: 'What giving units back today means, by order' }),
    async (c) => c.json(await getReturnTerms(c.var.actor, c.req.valid('query').units.split(',').map(Number))),
  )
  .post(
    '/equipment/returns',
    allow('checkout:write'),
    body(returnUnitsBody),
    idempotent(),
    answers(changedOrders, { summary: 'Ask to give some units back' }),
    async (c) => c.json(await requestReturns(c.var.actor, c.req.valid('json'))),
  )
  .delete(
    '/equipment/returns/:packageId',
    allow('checkout:write'),
    params(returnParams),
    answers(orderSchema, { summary: 'Keep what was to be fetched' }),
    async (c) => c.json(await callOffOwnReturn(c.var.actor, c.req.valid('param').packageId)),
  )
  .get(
    '/returns',
    allow('packages:read'),
    query(returnListQuery),
    answers(returnPage, { summary: 'Returns by what is to do about them' }),
    async (c) => c.json(await listAllReturns(c.req.valid('query'), c.req.url)),
  )
  .get(
    '/returns/:packageId',
    allow('packages:read'),
    params(returnParams),
    answers(returnDeskSchema, { summary: 'A return with what is needed to receive and appraise it' }),
    async (c) => c.json(await getReturnDesk(c.req.valid('param').packageId)),
  )
  .post(
    '/returns/:companyId/:maskId',
    allow('packages:write'),
    params(managedOrderParams),
    body(managedReturnBody),
    idempotent(),
    answers(orderSchema, { summary: 'Ask for some units of an order back' }),
    async (c) => c.json(await requestReturnOf(c.var.actor, c.req.valid('param'), c.req.valid('json'))),
  )
  .delete(
    '/returns/:packageId',
    allow('packages:write'),
    params(returnParams),
    answers(orderSchema, { summary: 'Leave units where they are after all' }),
    async (c) => c.json(await callOffReturn(c.var.actor, c.req.valid('param').packageId)),
  )
  .post(
    '/package-management/:packageId/receipt',
    allow('packages:write'),
    params(returnParams),
    body(receiptBody),
    idempotent(),
    answers(orderSchema, { summary: 'Receive units of a return by their serials' }),
    async (c) => c.json(await receiveSerials(c.var.actor, c.req.valid('param').packageId, c.req.valid('json'))),
  )
