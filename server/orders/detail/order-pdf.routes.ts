import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { params } from '@/server/http/validate'
import { managedOrderParams, maskParam } from '@/services/orders/orders.schema'
import { ownOrderKey } from '../visibility'
import { getOrderPdf } from './get-order-pdf'

const summary = 'The whole order as a PDF'

/** An order on paper, for either side. */
export const orderPdfRoutes = new Hono<ApiEnv>()
  .get(
    '/checkout/:maskId/pdf',
    allow('checkout:read'),
    params(maskParam),
    answers(undefined, { contentType: 'application/pdf', summary }),
    (c) => getOrderPdf(c.var.actor, ownOrderKey(c.var.actor, c.req.valid('param').maskId)),
  )
  .get(
    '/checkout-management/:companyId/:maskId/pdf',
    allow('orders:read'),
    params(managedOrderParams),
    answers(undefined, { contentType: 'application/pdf', summary }),
    (c) => getOrderPdf(c.var.actor, c.req.valid('param')),
  )
