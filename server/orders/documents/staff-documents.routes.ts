import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { upload } from '@/server/http/request/upload'
import { body, params, query } from '@/server/http/validate'
import {
  documentAccesses,
  documentDecisionBody,
  newSignerBody,
  signerList,
} from '@/services/orders/documents/documents.schema'
import {
  fileQuery,
  managedDocumentParams,
  managedFileParams,
  managedSignerParams,
} from '@/services/orders/order-paths.schema'
import { managedOrderParams, orderSchema } from '@/services/orders/orders.schema'
import { addSigner, deleteSigner, generateContract } from '../contract/contract'
import { getSigners } from '../detail/get-order-details'
import { decideDocument } from './analyse-documents'
import { deleteFile } from './delete-file'
import { listDocumentAccess } from './document-access'
import { getFile } from './get-file'
import { uploadFile } from './upload-file'

const DOCUMENT = '/checkout-management/:companyId/:maskId/documents/:documentId'

/** Staff's files, decisions and signers. */
export const staffDocumentRoutes = new Hono<ApiEnv>()
  .post(
    `${DOCUMENT}/files`,
    allow('orders:command'),
    params(managedDocumentParams),
    upload(),
    answers(orderSchema, { status: 201, summary: 'Put up a contract, a delivery term or a signed copy' }),
    async (c) => {
      const { documentId, ...ref } = c.req.valid('param')
      return c.json(await uploadFile(c.var.actor, ref, documentId, c.var.upload), 201)
    },
  )
  .post(
    '/checkout-management/:companyId/:maskId/contract',
    allow('orders:contract'),
    params(managedOrderParams),
    idempotent(),
    answers(orderSchema, { status: 201, summary: 'Write the contract from the template and put it up' }),
    async (c) => c.json(await generateContract(c.var.actor, c.req.valid('param')), 201),
  )
  .get(
    '/checkout-management/:companyId/:maskId/document-access',
    allow('orders:read'),
    params(managedOrderParams),
    answers(documentAccesses, { summary: 'Who opened which file of an order' }),
    async (c) => c.json(await listDocumentAccess(c.var.actor, c.req.valid('param'))),
  )
  .get(
    `${DOCUMENT}/files/:fileId`,
    allow('orders:read'),
    params(managedFileParams),
    query(fileQuery),
    answers(undefined, { contentType: 'application/pdf', summary: 'A file' }),
    async (c) => {
      const { companyId, maskId, ...file } = c.req.valid('param')
      return getFile(c.var.actor, { companyId, maskId }, file, c.req.valid('query').inline === '1')
    },
  )
  .delete(
    `${DOCUMENT}/files/:fileId`,
    allow('orders:command'),
    params(managedFileParams),
    answers(orderSchema, { summary: 'Remove a file while its document is open' }),
    async (c) => {
      const { documentId, fileId, ...ref } = c.req.valid('param')
      return c.json(await deleteFile(c.var.actor, ref, documentId, fileId))
    },
  )
  .put(
    DOCUMENT,
    allow('orders:command'),
    params(managedDocumentParams),
    body(documentDecisionBody),
    answers(orderSchema, { summary: 'Approve or reprove a document' }),
    async (c) => {
      const { documentId, ...ref } = c.req.valid('param')
      return c.json(await decideDocument(c.var.actor, ref, documentId, c.req.valid('json')))
    },
  )
  .get(
    `${DOCUMENT}/signers`,
    allow('orders:read'),
    params(managedDocumentParams),
    answers(signerList, { summary: 'Who signs a document' }),
    async (c) => {
      const { documentId, ...ref } = c.req.valid('param')
      return c.json(await getSigners(c.var.actor, ref, documentId))
    },
  )
  .post(
    `${DOCUMENT}/signers`,
    allow('orders:command'),
    params(managedDocumentParams),
    body(newSignerBody),
    idempotent(),
    answers(orderSchema, { status: 201, summary: 'Name one who signs or witnesses' }),
    async (c) => {
      const { documentId, ...ref } = c.req.valid('param')
      return c.json(await addSigner(c.var.actor, ref, documentId, c.req.valid('json')), 201)
    },
  )
  .delete(
    `${DOCUMENT}/signers/:signerId`,
    allow('orders:command'),
    params(managedSignerParams),
    answers(orderSchema, { summary: 'Take off one who was to sign or witness' }),
    async (c) => {
      const { documentId, signerId, ...ref } = c.req.valid('param')
      return c.json(await deleteSigner(c.var.actor, ref, documentId, signerId))
    },
  )
