import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { upload } from '@/server/http/request/upload'
import { params } from '@/server/http/validate'
import { packageDetailSchema } from '@/services/logistics/packages/package-detail.schema'
import { packageParams } from '@/services/logistics/packages/packages.schema'
import { downloadInvoice, uploadInvoice, withdrawPackageInvoice } from './package-invoices'
import { printPackingSlip } from './packing-slip'

const INVOICE = '/package-invoice-management/:packageId'

export const packageDocumentRoutes = new Hono<ApiEnv>()
  .get(
    INVOICE,
    allow('packages:read'),
    params(packageParams),
    answers(undefined, { contentType: 'application/pdf', summary: 'The invoice that travels with a package' }),
    (c) => downloadInvoice(c.req.valid('param').packageId),
  )
  .put(
    INVOICE,
    allow('packages:write'),
    params(packageParams),
    upload(),
    answers(packageDetailSchema, { summary: 'Put up the invoice of a package (PDF); it replaces an earlier one' }),
    async (c) => c.json(await uploadInvoice(c.var.actor, c.req.valid('param').packageId, c.var.upload)),
  )
  .delete(
    INVOICE,
    allow('packages:write'),
    params(packageParams),
    answers(packageDetailSchema, { summary: 'Take the invoice of a package back; history keeps it' }),
    async (c) => c.json(await withdrawPackageInvoice(c.var.actor, c.req.valid('param').packageId)),
  )
  .get(
    '/package-management/:packageId/packing-slip',
    allow('packages:read'),
    params(packageParams),
    answers(undefined, { contentType: 'application/pdf', summary: 'The packing slip of a package' }),
    (c) => printPackingSlip(c.req.valid('param').packageId),
  )
