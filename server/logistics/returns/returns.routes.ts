import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import { packedSerialParams } from '@/services/logistics/packages/package-detail.schema'
import { appraisalCorrectionBody } from '@/services/logistics/packages/packages.schema'
import {
  ownReturnSchema,
  returnDetailSchema,
  returnListQuery,
  returnPage,
} from '@/services/logistics/returns/return-detail.schema'
import {
  orderList,
  ownReturnParams,
  receiptBody,
  returnLabelQuery,
  returnParams,
  returnTermsQuery,
  returnTermsSchema,
  returnUnitsBody,
  staffReturnBody,
} from '@/services/logistics/returns/returns.schema'
import { managedOrderParams, orderSchema } from '@/services/orders/orders.schema'
import { cancelOwnReturn, cancelReturn } from './cancel-return'
import { correctAppraisal, undoAppraisal } from './correct-appraisal'
import { getReturnDetail, listAllReturns } from './list-returns'
import { receiveSerials } from './receive-return'
import { requestReturnByStaff, requestReturns } from './request-return'
import { getOwnReturn, printOwnReturnLabel, printReturnLabel } from './return-label'
import { getReturnTerms } from './return-terms'

/** Partial returns and receipt by serial (ADR 518). */
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
    answers(orderList, { summary: 'Ask to give some units back' }),
    async (c) => c.json(await requestReturns(c.var.actor, c.req.valid('json'))),
  )
  .delete(
    '/equipment/returns/:packageId',
    allow('checkout:write'),
    params(returnParams),
    answers(orderSchema, { summary: 'Keep what was to be fetched' }),
    async (c) => c.json(await cancelOwnReturn(c.var.actor, c.req.valid('param').packageId)),
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
    answers(returnDetailSchema, { summary: 'A return with what is needed to receive and appraise it' }),
    async (c) => c.json(await getReturnDetail(c.req.valid('param').packageId)),
  )
  .post(
    '/returns/:companyId/:maskId',
    allow('packages:write'),
    params(managedOrderParams),
    body(staffReturnBody),
    idempotent(),
    answers(orderSchema, { summary: 'Ask for some units of an order back' }),
    async (c) => c.json(await requestReturnByStaff(c.var.actor, c.req.valid('param'), c.req.valid('json'))),
  )
  .delete(
    '/returns/:packageId',
    allow('packages:write'),
    params(returnParams),
    answers(orderSchema, { summary: 'Leave units where they are after all' }),
    async (c) => c.json(await cancelReturn(c.var.actor, c.req.valid('param').packageId)),
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
  .put(
    '/package-management/:packageId/appraisal/:serial',
    allow('packages:write'),
    params(packedSerialParams),
    body(appraisalCorrectionBody),
    answers(orderSchema, { summary: 'Correct how a returned unit was found and where it goes' }),
    async (c) => c.json(await correctAppraisal(c.var.actor, c.req.valid('param'), c.req.valid('json'))),
  )
  .delete(
    '/package-management/:packageId/appraisal/:serial',
    allow('packages:write'),
    params(packedSerialParams),
    answers(orderSchema, { summary: 'Undo the appraisal of a returned unit' }),
    async (c) => c.json(await undoAppraisal(c.var.actor, c.req.valid('param'))),
  )

const label = { contentType: 'application/pdf', summary: 'Labels for the boxes of a return, as a PDF' } as const

export const returnDocumentRoutes = new Hono<ApiEnv>()
  .get(
    '/package-management/:packageId/return-label',
    allow('packages:read'),
    params(returnParams),
    query(returnLabelQuery),
    answers(undefined, label),
    (c) => printReturnLabel(c.req.valid('param').packageId, c.req.valid('query')),
  )
  .get(
    '/checkout/:maskId/returns/:packageId',
    allow('checkout:read'),
    params(ownReturnParams),
    answers(ownReturnSchema, { summary: 'A return of an own order: what came and how it was found' }),
    async (c) => c.json(await getOwnReturn(c.var.actor, c.req.valid('param'))),
  )
  .get(
    '/checkout/:maskId/returns/:packageId/label',
    allow('checkout:read'),
    params(ownReturnParams),
    query(returnLabelQuery),
    answers(undefined, label),
    (c) => printOwnReturnLabel(c.var.actor, c.req.valid('param'), c.req.valid('query')),
  )
