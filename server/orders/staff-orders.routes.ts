import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import { pageParams } from '@/services/http/page.schema'
import { notifySignersBody, ownSigningLinkSchema, signerPage } from '@/services/orders/documents/documents.schema'
import { ordersSummarySchema } from '@/services/orders/list/orders-summary.schema'
import { managedProposalParams } from '@/services/orders/order-paths.schema'
import {
  managedOrderParams,
  managementCsvQuery,
  managementListQuery,
  managementPage,
  orderSchema,
} from '@/services/orders/orders.schema'
import {
  cancelOrderBody,
  contractNumbersBody,
  eventBody,
  newProposalBody,
  stageBody,
  undoStageBody,
} from '@/services/orders/workflow/order-commands.schema'
import { quotationSchema } from '@/services/simulation/simulation.schema'
import { notifySigners, setContractNumbers } from './contract/contract'
import { recordPackageEvent } from './delivery/record-package-event'
import { getOrderQuotation } from './detail/get-order-details'
import { getOrderPdf } from './detail/get-order-pdf'
import { finishAnalysis } from './documents/analyse-documents'
import { getOrdersSummary } from './list/get-orders-summary'
import { exportManagedOrders, listManagedOrders, listVisibleSigners } from './list/list-orders'
import { getOrder } from './orders.service'
import { getProposalPdf } from './proposal/get-proposal-pdf'
import { issueProposal } from './proposal/issue-proposal'
import { createOwnLink } from './signing/own-link'
import { orderOf } from './visibility'
import { cancelOrder } from './workflow/cancel-order'
import { decideStage } from './workflow/decide-stage'
import { undoStage } from './workflow/undo-stage'

const ORDER = '/checkout-management/:companyId/:maskId'

/** The order routes of staff. Who may run which command, and when, is in the transition table. */
export const staffOrderRoutes = new Hono<ApiEnv>()
  .get(
    '/checkout-management',
    allow('orders:read'),
    query(managementListQuery),
    answers(managementPage, { summary: 'The orders that this member of staff sees' }),
    async (c) => c.json(await listManagedOrders(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/checkout-management-csv-extract',
    allow('orders:read'),
    query(managementCsvQuery),
    answersCsv('The orders that this member of staff sees as a CSV file: all that the filters find, without pages'),
    (c) => exportManagedOrders(c.var.actor, c.req.valid('query')),
  )
  .get(
    '/checkout-management/summary',
    allow('orders:read'),
    answers(ordersSummarySchema, { summary: 'How many orders stand where' }),
    async (c) => c.json(await getOrdersSummary(c.var.actor)),
  )
  .get(
    ORDER,
    allow('orders:read'),
    params(managedOrderParams),
    answers(orderSchema, { summary: 'An order' }),
    async (c) => c.json(await getOrder(c.var.actor, c.req.valid('param'))),
  )
  .get(
    `${ORDER}/pdf`,
    allow('orders:read'),
    params(managedOrderParams),
    answers(undefined, { contentType: 'application/pdf', summary: 'The whole order as a PDF' }),
    (c) => getOrderPdf(c.var.actor, c.req.valid('param')),
  )
  .put(
    `${ORDER}/stage`,
    allow('orders:command'),
    params(managedOrderParams),
    body(stageBody),
    answers(orderSchema, { summary: 'Complete or refuse the stage that is named' }),
    async (c) => c.json(await decideStage(c.var.actor, c.req.valid('param'), c.req.valid('json'))),
  )
  .post(
    `${ORDER}/events`,
    allow('orders:command'),
    params(managedOrderParams),
    body(eventBody),
    idempotent(),
    answers(orderSchema, { summary: 'Record an expected delivery, a sending or a delivery' }),
    async (c) => c.json(await recordPackageEvent(c.var.actor, c.req.valid('param'), c.req.valid('json'))),
  )
  .put(
    `${ORDER}/finish-analysis`,
    allow('orders:command'),
    params(managedOrderParams),
    answers(orderSchema, { summary: 'Close the analysis of the documents' }),
    async (c) => c.json(await finishAnalysis(c.var.actor, c.req.valid('param'))),
  )
  .put(
    `${ORDER}/cancel-order`,
    allow('orders:cancel'),
    params(managedOrderParams),
    body(cancelOrderBody),
    answers(orderSchema, { summary: 'Cancel before anything is sent' }),
    async (c) => c.json(await cancelOrder(c.var.actor, c.req.valid('param'), c.req.valid('json'))),
  )
  .put(
    `${ORDER}/undo-stage`,
    allow('orders:command'),
    params(managedOrderParams),
    body(undoStageBody),
    answers(orderSchema, { summary: 'Roll back from the stage that is named' }),
    async (c) => c.json(await undoStage(c.var.actor, c.req.valid('param'), c.req.valid('json'))),
  )
  .put(
    `${ORDER}/contract-numbers`,
    allow('orders:contract'),
    params(managedOrderParams),
    body(contractNumbersBody),
    answers(orderSchema, { summary: 'Set the numbers of contract and addendum' }),
    async (c) => c.json(await setContractNumbers(c.var.actor, c.req.valid('param'), c.req.valid('json'))),
  )
  .post(
    '/orders/:companyId/:maskId/proposals',
    allow('orders:propose'),
    params(managedOrderParams),
    body(newProposalBody),
    idempotent(),
    answers(orderSchema, { status: 201, summary: 'Issue a new version of the proposal' }),
    async (c) => c.json(await issueProposal(c.var.actor, c.req.valid('param'), c.req.valid('json')), 201),
  )
  .get(
    `${ORDER}/proposals/:version/pdf`,
    allow('orders:read'),
    params(managedProposalParams),
    answers(undefined, { contentType: 'application/pdf', summary: 'A version of the proposal as a PDF' }),
    (c) => getProposalPdf(c.var.actor, orderOf(c), c.req.valid('param').version),
  )
  .post(
    '/notify-signers-management/:companyId/:maskId',
    allow('orders:command'),
    params(managedOrderParams),
    body(notifySignersBody),
    idempotent(),
    answers(orderSchema, { summary: 'Ask those who have not signed yet' }),
    async (c) => c.json(await notifySigners(c.var.actor, c.req.valid('param'), c.req.valid('json').stage_name)),
  )
  .post(
    `${ORDER}/own-signing-link`,
    allow('orders:read'),
    params(managedOrderParams),
    answers(ownSigningLinkSchema, { status: 201, summary: 'A fresh link for a member of staff who has to sign now' }),
    async (c) => c.json(await createOwnLink(c.var.actor, c.req.valid('param')), 201),
  )
  .get(
    '/signers',
    allow('orders:read'),
    query(pageParams),
    answers(signerPage, { summary: 'Every signer with what waits for a signature' }),
    async (c) => c.json(await listVisibleSigners(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/quotation-management/quotations/:companyId/:maskId',
    allow('orders:read'),
    params(managedOrderParams),
    answers(quotationSchema, { summary: 'The quotation that an order was made from' }),
    async (c) => c.json(await getOrderQuotation(c.var.actor, c.req.valid('param'))),
  )
