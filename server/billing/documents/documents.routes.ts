import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { form } from '@/server/http/request/form'
import { body, params } from '@/server/http/validate'
import { MAX_DOCUMENT_BYTES } from '@/server/storage/pdf'
import { MAX_XML_BYTES } from '@/server/storage/xml'
import {
  documentParams,
  invoiceDocumentsSchema,
  requestDocumentBody,
  uploadedDocumentForm,
} from '@/services/billing/documents/invoice-documents.schema'
import { invoiceParams, invoiceReasonBody } from '@/services/billing/invoices/invoice-commands.schema'
import { cancelDocument, requestAgain } from './document-commands'
import { getDocumentFile } from './get-document-file'
import { getInvoicePdf } from './get-invoice-pdf'
import { getDocuments } from './list-documents'
import { uploadDocument } from './upload-document'

const PDF = { field: 'pdf', accept: 'application/pdf', maxBytes: MAX_DOCUMENT_BYTES }
const XML = { field: 'xml', accept: 'application/xml', maxBytes: MAX_XML_BYTES }

/** The PDF of an invoice, and its fiscal documents. */
export const invoiceDocumentRoutes = new Hono<ApiEnv>()
  .get(
    '/invoices/:id/pdf',
    allow('invoices:read'),
    params(invoiceParams),
    answers(undefined, {
      contentType: 'application/pdf',
      summary: 'An invoice as issued, or late with the sum of today',
    }),
    (c) => getInvoicePdf(c.var.actor, c.req.valid('param').id),
  )
  .get(
    '/invoices/:id/documents',
    allow('invoices:read'),
    params(invoiceParams),
    answers(invoiceDocumentsSchema, { summary: 'The fiscal documents of an invoice' }),
    async (c) => c.json(await getDocuments(c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/invoices/:id/documents',
    allow('invoices:manage'),
    params(invoiceParams),
    body(requestDocumentBody),
    answers(invoiceDocumentsSchema, { status: 201, summary: 'Ask the issuer for a document, or again for one' }),
    async (c) => c.json(await requestAgain(c.var.actor, c.req.valid('param').id, c.req.valid('json').kind), 201),
  )
  .put(
    '/invoices/:id/documents',
    allow('invoices:manage'),
    params(invoiceParams),
    form(uploadedDocumentForm, PDF, XML),
    answers(invoiceDocumentsSchema, { summary: 'Keep a document that was issued elsewhere: number, PDF and XML' }),
    async (c) => c.json(await uploadDocument(c.var.actor, c.req.valid('param').id, c.var.form)),
  )
  .post(
    '/invoices/:id/documents/:documentId/cancel',
    allow('invoices:manage'),
    params(documentParams),
    body(invoiceReasonBody),
    answers(invoiceDocumentsSchema, { summary: 'Cancel a document at its issuer, or mark it for the portal' }),
    async (c) => c.json(await cancelDocument(c.var.actor, c.req.valid('param'), c.req.valid('json').reason)),
  )
  .get(
    '/invoices/:id/documents/:documentId/pdf',
    allow('invoices:read'),
    params(documentParams),
    answers(undefined, { contentType: 'application/pdf', summary: 'The PDF of a document' }),
    (c) => getDocumentFile(c.var.actor, c.req.valid('param'), 'pdf'),
  )
  .get(
    '/invoices/:id/documents/:documentId/xml',
    allow('invoices:read'),
    params(documentParams),
    answers(undefined, { contentType: 'application/xml', summary: 'The XML of a document' }),
    (c) => getDocumentFile(c.var.actor, c.req.valid('param'), 'xml'),
  )
