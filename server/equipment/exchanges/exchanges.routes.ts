import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  exchangeAcceptanceBody,
  exchangeChoicesQuery,
  exchangeChoicesSchema,
  exchangeList,
  exchangeListQuery,
  exchangePage,
  exchangeParams,
  exchangeRefusalBody,
  exchangeSchema,
  newExchangesBody,
} from '@/services/equipment/exchanges/exchanges.schema'
import { acceptExchanges } from './accept-exchanges'
import { cancelExchange } from './cancel-exchange'
import { getExchangeChoices } from './exchange-choices'
import { getExchange, listAllExchanges } from './list-exchanges'
import { refuseExchanges } from './refuse-exchanges'
import { requestExchanges } from './request-exchanges'

/** Exchanges and upgrades: requested by customers, answered by staff. */
export const exchangeRoutes = new Hono<ApiEnv>()
  .get(
    '/equipment/exchanges/choices',
    allow('equipment:read'),
    query(exchangeChoicesQuery),
    answers(exchangeChoicesSchema, {
      summary: 'What units may be exchanged for, with what it adds to the monthly fee',
    }),
    async (c) => {
      const { units, kind } = c.req.valid('query')
      return c.json(await getExchangeChoices(c.var.actor, units.split(',').map(Number), kind))
    },
  )
  .post(
    '/equipment/exchanges',
    allow('equipment:read'),
    body(newExchangesBody),
    idempotent(),
    answers(exchangeList, { summary: 'Ask for other units in the place of these, like them or better' }),
    async (c) => c.json(await requestExchanges(c.var.actor, c.req.valid('json'))),
  )
  .delete(
    '/equipment/exchanges/:id',
    allow('equipment:read'),
    params(exchangeParams),
    answers(exchangeSchema, { summary: 'Take a request for an exchange back' }),
    async (c) => c.json(await cancelExchange(c.var.actor, c.req.valid('param').id)),
  )
  .get(
    '/exchange-management',
    allow('packages:read'),
    query(exchangeListQuery),
    answers(exchangePage, { summary: 'The exchanges of all companies, with how many there are of each status' }),
    async (c) => c.json(await listAllExchanges(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/exchange-management/:id',
    allow('packages:read'),
    params(exchangeParams),
    answers(exchangeSchema, { summary: 'One exchange' }),
    async (c) => c.json(await getExchange(c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/exchange-management/acceptance',
    allow('packages:write'),
    body(exchangeAcceptanceBody),
    idempotent(),
    answers(exchangeList, { summary: 'Accept exchanges of one order: both packages are made, the replacements kept' }),
    async (c) => c.json(await acceptExchanges(c.var.actor, c.req.valid('json').ids)),
  )
  .post(
    '/exchange-management/refusal',
    allow('packages:write'),
    body(exchangeRefusalBody),
    idempotent(),
    answers(exchangeList, { summary: 'Refuse exchanges with a reason' }),
    async (c) => c.json(await refuseExchanges(c.var.actor, c.req.valid('json'))),
  )
