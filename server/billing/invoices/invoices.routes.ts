import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { params, query } from '@/server/http/validate'
import {
  invoiceCsvQuery,
  invoiceLineParams,
  invoiceListQuery,
  invoiceParams,
  invoiceCountsQuery,
} from '@/services/billing/invoices/invoice-commands.schema'
import {
  invoiceMeasurementPage,
  invoicePage,
  invoiceSchema,
  invoiceCountsSchema,
  recalculationSchema,
} from '@/services/billing/invoices/invoices.schema'
import { pageParams } from '@/services/http/page.schema'
import { getInvoice, listInvoiceMeasurements } from './detail/get-invoice'
import { getRecalculation } from './drafts/recalculate-draft'
import { exportInvoices, listVisibleInvoices } from './list/list-invoices'
import { countVisibleInvoices } from './list/count-invoices'

/** Finding and reading invoices: the same calls for customers and for staff, who see drafts too. */
export const invoiceRoutes = new Hono<ApiEnv>()
  .get(
    '/invoices',
    allow('invoices:read'),
    query(invoiceListQuery),
    answers(invoicePage, { summary: 'Invoices: of the active company, or for staff all' }),
    async (c) => c.json(await listVisibleInvoices(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/invoices-csv-extract',
    allow('invoices:read'),
    query(invoiceCsvQuery),
    answersCsv('The same list as CSV'),
    (c) => exportInvoices(c.var.actor, c.req.valid('query')),
  )
  .get(
    '/invoices/summary',
    allow('invoices:read'),
    query(invoiceCountsQuery),
    answers(invoiceCountsSchema, { summary: 'What each tab counts and sums' }),
    async (c) => c.json(await countVisibleInvoices(c.var.actor, c.req.valid('query').period)),
  )
  .get(
    '/invoices/:id',
    allow('invoices:read'),
    params(invoiceParams),
    answers(invoiceSchema, { summary: 'One invoice, with what may be done with it' }),
    async (c) => c.json(await getInvoice(c.var.actor, c.req.valid('param').id)),
  )
  .get(
    '/invoices/:id/lines/:lineId/measurements',
    allow('invoices:read'),
    params(invoiceLineParams),
    query(pageParams),
    answers(invoiceMeasurementPage, { summary: 'The units and days behind a line' }),
    async (c) =>
      c.json(await listInvoiceMeasurements(c.var.actor, c.req.valid('param'), c.req.valid('query'), c.req.url)),
  )
  .get(
    '/invoices/:id/recalculation',
    allow('invoices:manage'),
    params(invoiceParams),
    answers(recalculationSchema, { summary: 'What recalculating a draft would change' }),
    async (c) => c.json(await getRecalculation(c.var.actor, c.req.valid('param').id)),
  )
