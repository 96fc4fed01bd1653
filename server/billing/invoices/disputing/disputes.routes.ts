import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params } from '@/server/http/validate'
import { disputeBody, invoiceParams } from '@/services/billing/invoices/invoice-commands.schema'
import { invoiceSchema } from '@/services/billing/invoices/invoices.schema'
import { disputeInvoice } from './dispute-invoice'

/** What a customer does who does not agree with an invoice. */
export const disputeRoutes = new Hono<ApiEnv>().post(
  '/invoices/:id/dispute',
  allow('invoices:dispute'),
  params(invoiceParams),
  body(disputeBody),
  idempotent(),
  answers(invoiceSchema, { summary: 'Contest an open invoice; opens a ticket about it' }),
  async (c) => c.json(await disputeInvoice(c.var.actor, c.req.valid('param').id, c.req.valid('json').message)),
)
