import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { IMPORT_FILE } from '@/server/http/csv/import-csv'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { form } from '@/server/http/request/form'
import { maxBody } from '@/server/http/request/limit-body'
import { params } from '@/server/http/validate'
import { HMAC_HEADER } from '@/server/integrations/signing/webhook'
import { invoiceParams } from '@/services/billing/invoices/invoice-commands.schema'
import { paymentOptionsSchema } from '@/services/billing/payments/payments.schema'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { importPayments } from './import-payments'
import { getPaymentOptions } from './payment-options'
import { receivePaymentWebhook } from './receive-webhook'

/** Messages of the provider are some kilobytes. */
const MAX_WEBHOOK_BYTES = 64 * 1024

/** How an invoice is paid, and what banks and the provider tell of payments. */
export const paymentRoutes = new Hono<ApiEnv>()
  .get(
    '/invoices/:id/payment',
    allow('invoices:read'),
    params(invoiceParams),
    answers(paymentOptionsSchema, { summary: 'How an invoice is paid today: Pix code, boleto, charges' }),
    async (c) => c.json(await getPaymentOptions(c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/payments/import',
    allow('invoices:manage'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, { summary: 'Import a CSV file of payments: as a dry run first, then confirmed' }),
    async (c) => c.json(await importPayments(c.var.actor, c.var.form)),
  )
  .post(
    '/payment-webhook',
    allow('public'),
    maxBody(MAX_WEBHOOK_BYTES),
    answers(undefined, { status: 204, summary: 'A message of the provider of boletos' }),
    async (c) => {
      await receivePaymentWebhook(new Uint8Array(await c.req.arrayBuffer()), c.req.header(HMAC_HEADER))
      return c.body(null, 204)
    },
  )
