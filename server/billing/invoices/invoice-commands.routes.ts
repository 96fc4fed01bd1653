import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params } from '@/server/http/validate'
import {
  creditNoteBody,
  draftsBody,
  extensionBody,
  invoiceParams,
  invoiceReasonBody,
  issueBody,
  newInvoiceBody,
  recalculateBody,
  updateInvoiceBody,
} from '@/services/billing/invoices/invoice-commands.schema'
import { draftedSchema, invoiceSchema, issuedSchema } from '@/services/billing/invoices/invoices.schema'
import { createDrafts } from './create-drafts'
import { createInvoice } from './drafts/create-invoice'
import { deleteDraft } from './drafts/delete-draft'
import { recalculateDraft } from './drafts/recalculate-draft'
import { updateDraft } from './drafts/update-draft'
import { cancelInvoice } from './ending/cancel-invoice'
import { createCreditNote } from './ending/create-credit-note'
import { extendInvoice } from './ending/extend-invoice'
import { markUncollectible } from './ending/mark-uncollectible'
import { issueInvoices } from './issuing/issue-invoices'

/** What staff do with invoices. */
export const invoiceCommandRoutes = new Hono<ApiEnv>()
  .post(
    '/invoices/drafts',
    allow('invoices:manage'),
    body(draftsBody),
    idempotent(),
    answers(draftedSchema, { summary: 'Draft a month, for all companies or some; a repeat brings drafts up to date' }),
    async (c) => c.json(await createDrafts(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/invoices/issue',
    allow('invoices:manage'),
    body(issueBody),
    answers(issuedSchema, { summary: 'Issue drafts, each by itself' }),
    async (c) => c.json(await issueInvoices(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/invoices',
    allow('invoices:manage'),
    body(newInvoiceBody),
    idempotent(),
    answers(invoiceSchema, { status: 201, summary: 'Draft an invoice apart from the months' }),
    async (c) => c.json(await createInvoice(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/invoices/:id',
    allow('invoices:manage'),
    params(invoiceParams),
    body(updateInvoiceBody),
    answers(invoiceSchema, { summary: 'Edit a draft' }),
    async (c) => c.json(await updateDraft(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/invoices/:id/recalculate',
    allow('invoices:manage'),
    params(invoiceParams),
    body(recalculateBody),
    answers(invoiceSchema, { summary: 'Measure a draft anew; what people wrote stays' }),
    async (c) => c.json(await recalculateDraft(c.var.actor, c.req.valid('param').id, c.req.valid('json').version)),
  )
  .delete(
    '/invoices/:id',
    allow('invoices:manage'),
    params(invoiceParams),
    answers(undefined, { status: 204, summary: 'Delete a draft' }),
    async (c) => {
      await deleteDraft(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .post(
    '/invoices/:id/cancel',
    allow('invoices:manage'),
    params(invoiceParams),
    body(invoiceReasonBody),
    answers(invoiceSchema, { summary: 'Cancel an issued invoice that nothing was paid of' }),
    async (c) => c.json(await cancelInvoice(c.var.actor, c.req.valid('param').id, c.req.valid('json').reason)),
  )
  .post(
    '/invoices/:id/uncollectible',
    allow('invoices:manage'),
    params(invoiceParams),
    body(invoiceReasonBody),
    answers(invoiceSchema, { summary: 'Give up on an overdue invoice; ADMINISTRADOR' }),
    async (c) => c.json(await markUncollectible(c.var.actor, c.req.valid('param').id, c.req.valid('json').reason)),
  )
  .post(
    '/invoices/:id/credit',
    allow('invoices:manage'),
    params(invoiceParams),
    body(creditNoteBody),
    idempotent(),
    answers(invoiceSchema, { status: 201, summary: 'Give back a part of an invoice; the answer is the note' }),
    async (c) => c.json(await createCreditNote(c.var.actor, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .post(
    '/invoices/:id/extension',
    allow('invoices:manage'),
    params(invoiceParams),
    body(extensionBody),
    answers(invoiceSchema, { summary: 'Grant a later day to pay' }),
    async (c) => c.json(await extendInvoice(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
