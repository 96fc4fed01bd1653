import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import { byDocumentParams, proposalParams } from '@/services/orders/order-paths.schema'
import {
  maskParam,
  orderCsvQuery,
  orderListQuery,
  orderPage,
  orderSchema,
  orderSummaryList,
} from '@/services/orders/orders.schema'
import { productsDetailsAnswer } from '@/services/orders/products-details.schema'
import {
  proposalDecisionBody,
  returnRequestBody,
  termIssuesBody,
} from '@/services/orders/workflow/order-commands.schema'
import { reportMissingItems } from './delivery/report-missing-items'
import { getProductsDetails } from './detail/get-order-details'
import { getOrderPdf } from './detail/get-order-pdf'
import { submitDocuments } from './documents/submit-documents'
import { exportVisibleOrders, listOrdersByDocument, listVisibleOrders } from './list/list-orders'
import { getOrder } from './orders.service'
import { decideProposal } from './proposal/decide-proposal'
import { getProposalPdf } from './proposal/get-proposal-pdf'
import { requestReturn } from './returns/return-order'
import { orderOf } from './visibility'

/** The customer's side of an order; `{maskId}` is its number within their active company. */
export const customerOrderRoutes = new Hono<ApiEnv>()
  .get(
    '/checkout',
    allow('checkout:read'),
    query(orderListQuery),
    answers(orderPage, { summary: 'The orders of the active company' }),
    async (c) => c.json(await listVisibleOrders(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/checkout-csv-extract',
    allow('checkout:read'),
    query(orderCsvQuery),
    answersCsv('The orders of the active company as a CSV file: all that the filters find, without pages'),
    (c) => exportVisibleOrders(c.var.actor, c.req.valid('query')),
  )
  .get(
    '/checkout/:maskId',
    allow('checkout:read'),
    params(maskParam),
    answers(orderSchema, { summary: 'An order' }),
    async (c) => c.json(await getOrder(c.var.actor, orderOf(c))),
  )
  .get(
    '/checkout/:maskId/pdf',
    allow('checkout:read'),
    params(maskParam),
    answers(undefined, { contentType: 'application/pdf', summary: 'The whole order as a PDF' }),
    (c) => getOrderPdf(c.var.actor, orderOf(c)),
  )
  .patch(
    '/checkout/:maskId',
    allow('checkout:write'),
    params(maskParam),
    body(proposalDecisionBody),
    answers(orderSchema, { summary: 'Accept or refuse the proposal' }),
    async (c) => c.json(await decideProposal(c.var.actor, orderOf(c), c.req.valid('json'))),
  )
  .get(
    '/checkout/:maskId/proposals/:version/pdf',
    allow('checkout:read'),
    params(proposalParams),
    answers(undefined, { contentType: 'application/pdf', summary: 'A version of the proposal as a PDF' }),
    (c) => getProposalPdf(c.var.actor, orderOf(c), c.req.valid('param').version),
  )
  .put(
    '/checkout/:maskId/document-submit',
    allow('checkout:write'),
    params(maskParam),
    answers(orderSchema, { summary: 'Hand the documents in' }),
    async (c) => c.json(await submitDocuments(c.var.actor, orderOf(c))),
  )
  .post(
    '/checkout/:maskId/term-issues',
    allow('checkout:write'),
    params(maskParam),
    body(termIssuesBody),
    idempotent(),
    answers(orderSchema, { summary: 'Say what is missing from the delivery' }),
    async (c) => c.json(await reportMissingItems(c.var.actor, orderOf(c), c.req.valid('json').message)),
  )
  .post(
    '/checkout/:maskId/return-request',
    allow('checkout:write'),
    params(maskParam),
    body(returnRequestBody),
    idempotent(),
    answers(orderSchema, { summary: 'Ask to give everything back' }),
    async (c) => c.json(await requestReturn(c.var.actor, orderOf(c), c.req.valid('json').message)),
  )
  .get(
    '/orders/:maskId/products-details',
    allow('checkout:read'),
    params(maskParam),
    answers(productsDetailsAnswer, { summary: 'Items with specifications, serials and addresses' }),
    async (c) => c.json(await getProductsDetails(c.var.actor, orderOf(c))),
  )
  .get(
    '/checkout-by-document-type/:documentType/:days',
    allow('checkout:read'),
    params(byDocumentParams),
    answers(orderSummaryList, { summary: 'Orders that got a document of a type in the last days' }),
    async (c) => {
      const { documentType, days } = c.req.valid('param')
      return c.json(await listOrdersByDocument(c.var.actor, documentType, days))
    },
  )
