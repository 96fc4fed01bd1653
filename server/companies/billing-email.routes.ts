import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { callerOf } from '@/server/http/client-address'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { body } from '@/server/http/validate'
import {
  billingEmailBody,
  billingEmailConfirmBody,
  billingEmailSchema,
} from '@/services/companies/billing-email.schema'
import { changeBillingEmail, confirmBillingEmail, getBillingEmail } from './billing-email'

/** Where a company wants its invoices. */
export const billingEmailRoutes = new Hono<ApiEnv>()
  .get(
    '/billing-email',
    allow('company:billing'),
    answers(billingEmailSchema, { summary: 'The billing e-mail of my company' }),
    async (c) => c.json(await getBillingEmail(c.var.actor)),
  )
  .put(
    '/billing-email',
    allow('company:billing'),
    body(billingEmailBody),
    answers(billingEmailSchema, { summary: 'Change the billing e-mail of my company, and mail a link to confirm it' }),
    async (c) => c.json(await changeBillingEmail(c.var.actor, c.req.valid('json').billing_email)),
  )
  .post(
    '/billing-email/confirm',
    allow('public'),
    body(billingEmailConfirmBody),
    answers(undefined, { status: 204, summary: 'Confirm a billing e-mail with the link of a mail' }),
    async (c) => {
      await confirmBillingEmail(c.req.valid('json').token, callerOf(c), c.get('requestId'))
      return c.body(null, 204)
    },
  )
