import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { body, params } from '@/server/http/validate'
import { appraisalBody, packageParams, packageUpdateBody, shippingItemBody } from '@/services/logistics/packages.schema'
import { orderSchema } from '@/services/orders/orders.schema'
import { appraiseReturn } from './appraise-return'
import { assignSerials } from './assign-serials'
import { updateParcel } from './update-parcel'

/** What is done to a parcel answers with its whole order. */
export const logisticsRoutes = new Hono<ApiEnv>()
  .put(
    '/package-management/:packageId',
    allow('packages:write'),
    params(packageParams),
    body(packageUpdateBody),
    answers(orderSchema, { summary: 'Move a parcel on, or write its dates, code or comment' }),
    async (c) => c.json(await updateParcel(c.var.actor, c.req.valid('param').packageId, c.req.valid('json'))),
  )
  .post(
    '/package-management/:packageId/appraisal',
    allow('packages:write'),
    params(packageParams),
    body(appraisalBody),
    idempotent(),
    answers(orderSchema, { summary: 'How returned units were found and where they go' }),
    async (c) => c.json(await appraiseReturn(c.var.actor, c.req.valid('param').packageId, c.req.valid('json'))),
  )
  .post(
    '/shipping-item-management',
    allow('packages:write'),
    body(shippingItemBody),
    idempotent(),
    answers(orderSchema, { summary: 'Put serials into a parcel' }),
    async (c) => c.json(await assignSerials(c.var.actor, c.req.valid('json'))),
  )
