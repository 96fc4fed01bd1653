import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { params } from '@/server/http/validate'
import { orderMails } from '@/services/orders/mails/order-mails.schema'
import { managedMailParams } from '@/services/orders/order-paths.schema'
import { managedOrderParams } from '@/services/orders/orders.schema'
import { orderOf } from '../visibility'
import { listOrderMails, resendOrderMail } from './order-mails'

const MAILS = '/checkout-management/:companyId/:maskId/mails'

/** What went out about an order, and to whom. */
export const orderMailRoutes = new Hono<ApiEnv>()
  .get(
    MAILS,
    allow('orders:read'),
    params(managedOrderParams),
    answers(orderMails, { summary: 'The mails about an order and what became of each' }),
    async (c) => c.json(await listOrderMails(c.var.actor, c.req.valid('param'))),
  )
  .post(
    `${MAILS}/:mailId/delivery`,
    allow('orders:command'),
    params(managedMailParams),
    idempotent(),
    answers(orderMails, { summary: 'Deliver a mail once more that did not go out' }),
    async (c) => c.json(await resendOrderMail(c.var.actor, orderOf(c), c.req.valid('param').mailId)),
  )
