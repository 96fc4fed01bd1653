import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params } from '@/server/http/validate'
import { managedOrderParams, maskParam, orderSchema } from '@/services/orders/orders.schema'
import { cancelRequestBody } from '@/services/orders/workflow/order-commands.schema'
import { orderOf } from '../visibility'
import { declineCancelRequest, requestCancel, withdrawCancelRequest } from './cancel-request'

const OWN = '/checkout/:maskId/cancel-request'

/** Cancel requests of customers and their refusal by staff; accepting one is `cancel-order`. */
export const cancelRequestRoutes = new Hono<ApiEnv>()
  .post(
    OWN,
    allow('checkout:write'),
    params(maskParam),
    body(cancelRequestBody),
    idempotent(),
    answers(orderSchema, { summary: 'Ask to cancel the order, which staff answer' }),
    async (c) => c.json(await requestCancel(c.var.actor, orderOf(c), c.req.valid('json').message)),
  )
  .delete(
    OWN,
    allow('checkout:write'),
    params(maskParam),
    answers(orderSchema, { summary: 'Take the wish to cancel back' }),
    async (c) => c.json(await withdrawCancelRequest(c.var.actor, orderOf(c))),
  )
  .put(
    '/checkout-management/:companyId/:maskId/cancel-request',
    allow('orders:cancel'),
    params(managedOrderParams),
    body(cancelRequestBody),
    answers(orderSchema, { summary: 'Decline the wish to cancel, with a message' }),
    async (c) => c.json(await declineCancelRequest(c.var.actor, c.req.valid('param'), c.req.valid('json').message)),
  )
