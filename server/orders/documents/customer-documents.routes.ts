import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { upload } from '@/server/http/request/upload'
import { body, params, query } from '@/server/http/validate'
import { newSignerBody, signerList } from '@/services/orders/documents/documents.schema'
import { documentParams, fileParams, fileQuery, signerParams } from '@/services/orders/order-paths.schema'
import { maskParam, orderSchema } from '@/services/orders/orders.schema'
import { addSigner, deleteSigner } from '../contract/contract'
import { getSigners } from '../detail/get-order-details'
import { ownOrderKey } from '../visibility'
import { deleteExtraDocument, deleteFile } from './delete-file'
import { getFile } from './get-file'
import { addExtraDocument, uploadFile } from './upload-file'

/** The customer's files and signers. */
export const customerDocumentRoutes = new Hono<ApiEnv>()
  .post(
    '/checkout/:maskId/documents/:documentId/files',
    allow('checkout:write'),
    params(documentParams),
    upload(),
    answers(orderSchema, { status: 201, summary: 'Add a PDF to a document; `kind=signed` is a signed copy' }),
    async (c) => {
      const { maskId, documentId } = c.req.valid('param')
      return c.json(await uploadFile(c.var.actor, ownOrderKey(c.var.actor, maskId), documentId, c.var.upload), 201)
    },
  )
  .get(
    '/checkout/:maskId/documents/:documentId/files/:fileId',
    allow('checkout:read'),
    params(fileParams),
    query(fileQuery),
    answers(undefined, { contentType: 'application/pdf', summary: 'A file' }),
    async (c) => {
      const { maskId, ...file } = c.req.valid('param')
      return getFile(c.var.actor, ownOrderKey(c.var.actor, maskId), file, c.req.valid('query').inline === '1')
    },
  )
  .delete(
    '/checkout/:maskId/documents/:documentId/files/:fileId',
    allow('checkout:write'),
    params(fileParams),
    answers(orderSchema, { summary: 'Remove a file while its document is open' }),
    async (c) => {
      const { maskId, documentId, fileId } = c.req.valid('param')
      return c.json(await deleteFile(c.var.actor, ownOrderKey(c.var.actor, maskId), documentId, fileId))
    },
  )
  .post(
    '/checkout/:maskId/extra-documents',
    allow('checkout:write'),
    params(maskParam),
    upload(),
    answers(orderSchema, { status: 201, summary: 'Add a document that nobody asked for' }),
    async (c) => {
      const ref = ownOrderKey(c.var.actor, c.req.valid('param').maskId)
      return c.json(await addExtraDocument(c.var.actor, ref, c.var.upload), 201)
    },
  )
  .delete(
    '/checkout/:maskId/extra-documents/:documentId',
    allow('checkout:write'),
    params(documentParams),
    answers(orderSchema, { summary: 'Remove an extra document' }),
    async (c) => {
      const { maskId, documentId } = c.req.valid('param')
      return c.json(await deleteExtraDocument(c.var.actor, ownOrderKey(c.var.actor, maskId), documentId))
    },
  )
  .get(
    '/checkout/:maskId/documents/:documentId/signers',
    allow('checkout:read'),
    params(documentParams),
    answers(signerList, { summary: 'Who signs a document' }),
    async (c) => {
      const { maskId, documentId } = c.req.valid('param')
      return c.json(await getSigners(c.var.actor, ownOrderKey(c.var.actor, maskId), documentId))
    },
  )
  .post(
    '/checkout/:maskId/documents/:documentId/signers',
    allow('checkout:write'),
    params(documentParams),
    body(newSignerBody),
    idempotent(),
    answers(orderSchema, { status: 201, summary: 'Name one who signs or witnesses' }),
    async (c) => {
      const { maskId, documentId } = c.req.valid('param')
      return c.json(
        await addSigner(c.var.actor, ownOrderKey(c.var.actor, maskId), documentId, c.req.valid('json')),
        201,
      )
    },
  )
  .delete(
    '/checkout/:maskId/documents/:documentId/signers/:signerId',
    allow('checkout:write'),
    params(signerParams),
    answers(orderSchema, { summary: 'Take off one who was to sign or witness' }),
    async (c) => {
      const { maskId, documentId, signerId } = c.req.valid('param')
      return c.json(await deleteSigner(c.var.actor, ownOrderKey(c.var.actor, maskId), documentId, signerId))
    },
  )
