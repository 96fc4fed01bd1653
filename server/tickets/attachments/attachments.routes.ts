import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { upload } from '@/server/http/request/upload'
import { params, query } from '@/server/http/validate'
import { MAX_DOCUMENT_BYTES } from '@/server/storage/pdf'
import { PICTURE_TYPES } from '@/services/pictures/pictures.rules'
import { attachmentQuery, ticketAttachmentParams, ticketParams } from '@/services/tickets/ticket-commands.schema'
import { attachmentSchema } from '@/services/tickets/tickets.schema'
import { getAttachment } from './get-attachment'
import { deleteAttachment, throttleUploads, uploadAttachment } from './upload-attachment'

const ACCEPTED = ['application/pdf', ...PICTURE_TYPES].join(', ')

/** Before the file is read. */
const limited = createMiddleware<ApiEnv>(async (c, next) => {
  await throttleUploads(c.var.actor)
  await next()
})

/** Files are uploaded first, and named by the message that they are sent with. */
export const attachmentRoutes = new Hono<ApiEnv>()
  .post(
    '/ticket-attachments',
    allow('tickets:talk'),
    limited,
    upload(ACCEPTED, MAX_DOCUMENT_BYTES),
    answers(attachmentSchema, { status: 201, summary: 'Upload a PDF, PNG or JPEG for a message of a ticket' }),
    async (c) => c.json(await uploadAttachment(c.var.actor, c.var.upload), 201),
  )
  .delete(
    '/ticket-attachments/:id',
    allow('tickets:talk'),
    params(ticketParams),
    answers(undefined, { status: 204, summary: 'Remove an own file that no message has yet' }),
    async (c) => {
      await deleteAttachment(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .get(
    '/tickets/:id/attachments/:attachmentId',
    allow('tickets:talk'),
    params(ticketAttachmentParams),
    query(attachmentQuery),
    answers(undefined, { contentType: 'application/octet-stream', summary: 'A file of a ticket: a PDF, or a picture' }),
    (c) => getAttachment(c.var.actor, c.req.valid('param'), { isPreview: c.req.valid('query').preview === 'true' }),
  )
