import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  addendumDecisionBody,
  contractEndBody,
  endingSummarySchema,
  indexEntriesSchema,
  indexEntryBody,
  managedRenewalQuery,
  newAddendumBody,
  renewalQuery,
  renewalSchema,
} from '@/services/orders/contract-end/contract-end.schema'
import { addendumParams, managedAddendumParams } from '@/services/orders/order-paths.schema'
import { managedOrderParams, maskParam, orderSchema } from '@/services/orders/orders.schema'
import { getEndingSummary } from '../list/get-orders-summary'
import { orderOf } from '../visibility'
import { askContractEnd } from './ask-contract-end'
import { decideAddendum, issueAddendum, withdrawAddendum } from './addenda'
import { getIndexes, saveIndex } from './readjustment-indexes'
import { previewRenewal } from './renewal'
import { setContractEndChoice } from './set-contract-end-choice'

const ORDER = '/checkout-management/:companyId/:maskId'

/** The end of a contract, for both sides (ADR 509). */
export const contractEndRoutes = new Hono<ApiEnv>()
  .get(
    '/checkout/:maskId/renewal',
    allow('checkout:read'),
    params(maskParam),
    query(renewalQuery),
    answers(renewalSchema, { summary: 'What renewing the contract would come to' }),
    async (c) => {
      const { duration_months: durationMonths } = c.req.valid('query')
      return c.json(await previewRenewal(c.var.actor, orderOf(c), { durationMonths, index: 'IPCA' }))
    },
  )
  .put(
    '/checkout/:maskId/contract-end',
    allow('checkout:write'),
    params(maskParam),
    body(contractEndBody),
    answers(orderSchema, { summary: 'Say what shall happen when the contract ends' }),
    async (c) => c.json(await setContractEndChoice(c.var.actor, orderOf(c), c.req.valid('json'))),
  )
  .patch(
    '/checkout/:maskId/addenda/:addendumId',
    allow('checkout:write'),
    params(addendumParams),
    body(addendumDecisionBody),
    answers(orderSchema, { summary: 'Accept or refuse an addendum' }),
    async (c) => {
      const { addendumId } = c.req.valid('param')
      return c.json(await decideAddendum(c.var.actor, { ...orderOf(c), addendumId }, c.req.valid('json')))
    },
  )
  .get(
    `${ORDER}/renewal`,
    allow('orders:read'),
    params(managedOrderParams),
    query(managedRenewalQuery),
    answers(renewalSchema, { summary: 'What renewing the contract would come to' }),
    async (c) => {
      const { duration_months: durationMonths, index = null } = c.req.valid('query')
      return c.json(await previewRenewal(c.var.actor, c.req.valid('param'), { durationMonths, index }))
    },
  )
  .post(
    `${ORDER}/contract-end/question`,
    allow('orders:propose'),
    params(managedOrderParams),
    answers(orderSchema, { summary: 'Mail the customer the question what they want when the contract ends' }),
    async (c) => c.json(await askContractEnd(c.var.actor, c.req.valid('param'))),
  )
  .post(
    `${ORDER}/addenda`,
    allow('orders:propose'),
    params(managedOrderParams),
    body(newAddendumBody),
    idempotent(),
    answers(orderSchema, { summary: 'Offer to renew the contract by an addendum' }),
    async (c) => c.json(await issueAddendum(c.var.actor, c.req.valid('param'), c.req.valid('json'))),
  )
  .delete(
    `${ORDER}/addenda/:addendumId`,
    allow('orders:propose'),
    params(managedAddendumParams),
    answers(orderSchema, { summary: 'Take an addendum back before it is answered' }),
    async (c) => c.json(await withdrawAddendum(c.var.actor, c.req.valid('param'))),
  )
  .get(
    '/contract-ends/summary',
    allow('orders:read'),
    answers(endingSummarySchema, { summary: 'How many rentals end soon' }),
    async (c) => c.json(await getEndingSummary(c.var.actor)),
  )
  .get(
    '/readjustment-indexes',
    allow('orders:read'),
    answers(indexEntriesSchema, { summary: 'What is known of the indexes that fees follow' }),
    async (c) => c.json(await getIndexes()),
  )
  .put(
    '/readjustment-indexes',
    allow('indexes:write'),
    body(indexEntryBody),
    answers(indexEntriesSchema, { summary: 'Enter or correct the index of a month' }),
    async (c) => c.json(await saveIndex(c.var.actor, c.req.valid('json'))),
  )
