import { Hono } from 'hono'
import { getInvoice } from '@/server/billing/invoices/detail/get-invoice'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params } from '@/server/http/validate'
import { invoiceParams, invoiceReasonBody } from '@/services/billing/invoices/invoice-commands.schema'
import { invoiceSchema } from '@/services/billing/invoices/invoices.schema'
import { boletoBody, newPaymentBody, paymentParams } from '@/services/billing/payments/payments.schema'
import { recordPayment } from './record-payment'
import { reversePayment } from './reverse-payment'
import { setBoleto } from './set-boleto'

/** What staff write down of the payment of an invoice; each answers the invoice as it is then. */
export const paymentCommandRoutes = new Hono<ApiEnv>()
  .put(
    '/invoices/:id/boleto',
    allow('invoices:manage'),
    params(invoiceParams),
    body(boletoBody),
    answers(invoiceSchema, { summary: 'Type the line of a boleto, or take it away' }),
    async (c) => {
      const { id } = c.req.valid('param')
      await setBoleto(c.var.actor, id, c.req.valid('json').digitable_line)
      return c.json(await getInvoice(c.var.actor, id))
    },
  )
  .post(
    '/invoices/:id/payments',
    allow('invoices:manage'),
    params(invoiceParams),
    body(newPaymentBody),
    idempotent(),
    answers(invoiceSchema, { status: 201, summary: 'Record a payment' }),
    async (c) => {
      const { id } = c.req.valid('param')
      await recordPayment(c.var.actor, id, c.req.valid('json'))
      return c.json(await getInvoice(c.var.actor, id), 201)
    },
  )
  .delete(
    '/invoices/:id/payments/:paymentId',
    allow('invoices:manage'),
    params(paymentParams),
    body(invoiceReasonBody),
    answers(invoiceSchema, { summary: 'Reverse a payment that was wrong, with a reason' }),
    async (c) => {
      const ref = c.req.valid('param')
      await reversePayment(c.var.actor, ref, c.req.valid('json').reason)
      return c.json(await getInvoice(c.var.actor, ref.id))
    },
  )
