import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params } from '@/server/http/validate'
import {
  newOrderViewBody,
  orderViewBody,
  orderViewParams,
  orderViewSchema,
  orderViewSettingsBody,
  orderViewsSchema,
} from '@/services/orders/list/order-views.schema'
import {
  createOrderView,
  deleteOrderView,
  getOrderViews,
  updateOrderView,
  updateOrderViewSettings,
} from './order-views'

/** The views of the order list that a member of staff keeps for themselves. */
export const orderViewRoutes = new Hono<ApiEnv>()
  .get(
    '/order-views',
    allow('orders:read'),
    answers(orderViewsSchema, { summary: 'My views of the order list' }),
    async (c) => c.json(await getOrderViews(c.var.actor)),
  )
  .put(
    '/order-views',
    allow('orders:read'),
    body(orderViewSettingsBody),
    answers(orderViewsSchema, { summary: 'With which view my list opens, and which columns it shows' }),
    async (c) => c.json(await updateOrderViewSettings(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/order-views',
    allow('orders:read'),
    body(newOrderViewBody),
    idempotent(),
    answers(orderViewSchema, { status: 201, summary: 'Keep a view' }),
    async (c) => c.json(await createOrderView(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/order-views/:id',
    allow('orders:read'),
    params(orderViewParams),
    body(orderViewBody),
    answers(orderViewSchema, { summary: 'Rename a view, or keep other filters and columns in it' }),
    async (c) => c.json(await updateOrderView(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/order-views/:id',
    allow('orders:read'),
    params(orderViewParams),
    answers(undefined, { status: 204, summary: 'Forget a view' }),
    async (c) => {
      await deleteOrderView(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
