import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  couponCsvQuery,
  couponListQuery,
  couponPage,
  couponParams,
  couponSchema,
  newCouponBody,
} from '@/services/coupons/coupons.schema'
import { createCoupon } from './create-coupon'
import { exportVisibleCoupons, listVisibleCoupons } from './list-coupons'
import { withdrawCoupon } from './withdraw-coupon'

/** The coupons of the staff who sell. A quotation gets one through `PUT /coupons`, among the simulation's routes. */
export const couponRoutes = new Hono<ApiEnv>()
  .get(
    '/coupons',
    allow('coupons:manage'),
    query(couponListQuery),
    answers(couponPage, { summary: 'The coupons that this member of staff sees' }),
    async (c) => c.json(await listVisibleCoupons(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/coupons-csv-extract',
    allow('coupons:manage'),
    query(couponCsvQuery),
    answersCsv('The coupons that this member of staff sees as a CSV file: all that the filters find, without pages'),
    (c) => exportVisibleCoupons(c.var.actor, c.req.valid('query')),
  )
  .post(
    '/coupons',
    allow('coupons:manage'),
    body(newCouponBody),
    idempotent(),
    answers(couponSchema, { status: 201, summary: 'Issue a coupon; its discount is calculated' }),
    async (c) => c.json(await createCoupon(c.var.actor, c.req.valid('json')), 201),
  )
  .delete(
    '/coupons/:id',
    allow('coupons:manage'),
    params(couponParams),
    answers(undefined, { status: 204, summary: 'Take back a coupon that nobody has used; it stays in the list' }),
    async (c) => {
      await withdrawCoupon(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
