import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  createdQuerySchema,
  creditCpfBody,
  creditQueryListQuery,
  creditQueryPage,
  creditQueryParams,
  creditQuerySchema,
  newCreditQueryBody,
  orderCreditSchema,
  serasaIntegrationQuery,
} from '@/services/credit/credit.schema'
import { clearCpfSchema } from '@/services/orders/documents/documents.schema'
import { managedOrderParams } from '@/services/orders/orders.schema'
import { createCreditQuery } from './create-query'
import { getQuery, getValidReport, listQueries } from './get-credit'
import { getOrderCredit } from './get-order-credit'
import { showCreditCpf } from './show-cpf'

/** Credit queries about companies and people, for ADMINISTRADOR and FINANCEIRO. */
export const creditRoutes = new Hono<ApiEnv>()
  .get(
    '/serasa-integration',
    allow('credit:query'),
    query(serasaIntegrationQuery),
    answers(creditQuerySchema, { summary: 'The last report of a CNPJ that still serves' }),
    async (c) => c.json(await getValidReport(c.req.valid('query').cnpj)),
  )
  .get(
    '/credit-queries',
    allow('credit:query'),
    query(creditQueryListQuery),
    answers(creditQueryPage, { summary: 'Who asked about whom, when and for what; the newest first' }),
    async (c) => c.json(await listQueries(c.req.valid('query'), c.req.url)),
  )
  .post(
    '/credit-queries',
    allow('credit:query'),
    body(newCreditQueryBody),
    idempotent(),
    answers(createdQuerySchema, {
      status: 201,
      summary: 'Begin a query; 200 with the one under way, or with a result that still serves',
    }),
    async (c) => {
      const asked = await createCreditQuery(c.var.actor, c.req.valid('json'))
      return c.json(asked, asked.outcome === 'created' ? 201 : 200)
    },
  )
  .get(
    '/credit-queries/:id',
    allow('credit:query'),
    params(creditQueryParams),
    answers(creditQuerySchema, { summary: 'A query, with its report once it is there' }),
    async (c) => c.json(await getQuery(c.req.valid('param').id)),
  )
  .post(
    '/credit-queries/:id/cpf',
    allow('credit:query'),
    params(creditQueryParams),
    body(creditCpfBody),
    answers(clearCpfSchema, { summary: 'The clear CPF of whom a query or a partner is about; the look is recorded' }),
    async (c) => c.json(await showCreditCpf(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get(
    '/checkout-management/:companyId/:maskId/credit',
    allow('credit:query'),
    params(managedOrderParams),
    answers(orderCreditSchema, { summary: "The report of an order's company, and its limit against what it rents" }),
    async (c) => c.json(await getOrderCredit(c.var.actor, c.req.valid('param'))),
  )
