import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { upload } from '@/server/http/request/upload'
import { body, params, query } from '@/server/http/validate'
import {
  clearCpfSchema,
  documentAccesses,
  documentChecksBody,
  documentDecisionBody,
  newSignerBody,
  signerList,
} from '@/services/orders/documents/documents.schema'
import {
  documentParams,
  fileParams,
  fileQuery,
  managedDocumentParams,
  managedFileParams,
  managedSignerParams,
  signerParams,
} from '@/services/orders/order-paths.schema'
import { managedOrderParams, maskParam, orderSchema } from '@/services/orders/orders.schema'
import { addSigner, deleteSigner, generateContract } from '../contract/contract'
import { getSigners } from '../detail/get-order-details'
import { showSignerCpf } from '../signing/show-cpf'
import { orderOf } from '../visibility'
import { decideDocument } from './analyse-documents'
import { deleteExtraDocument, deleteFile } from './delete-file'
import { listDocumentAccess } from './document-access'
import { setDocumentChecks } from './document-checks'
import { getFile } from './get-file'
import { addExtraDocument, uploadFile } from './upload-file'

const CUSTOMER = {
  order: '/checkout/:maskId',
  read: 'checkout:read',
  write: 'checkout:write',
  document: documentParams,
  file: fileParams,
  signer: signerParams,
  uploading: 'Add a PDF to a document; `kind=signed` is a signed copy',
} as const

const STAFF = {
  order: '/checkout-management/:companyId/:maskId',
  read: 'orders:read',
  write: 'orders:command',
  document: managedDocumentParams,
  file: managedFileParams,
  signer: managedSignerParams,
  uploading: 'Put up a contract, a delivery term or a signed copy',
} as const

/** The files and signers of a document, which both sides reach by their own addresses. */
const documentRoutes = ({ order, read, write, document, file, signer, uploading }: typeof CUSTOMER | typeof STAFF) =>
  new Hono<ApiEnv>()
    .post(
      `${order}/documents/:documentId/files`,
      allow(write),
      params(document),
      upload(),
      answers(orderSchema, { status: 201, summary: uploading }),
      async (c) =>
        c.json(await uploadFile(c.var.actor, orderOf(c), c.req.valid('param').documentId, c.var.upload), 201),
    )
    .get(
      `${order}/documents/:documentId/files/:fileId`,
      allow(read),
      params(file),
      query(fileQuery),
      answers(undefined, { contentType: 'application/pdf', summary: 'A file' }),
      (c) => getFile(c.var.actor, orderOf(c), c.req.valid('param'), c.req.valid('query').inline === '1'),
    )
    .delete(
      `${order}/documents/:documentId/files/:fileId`,
      allow(write),
      params(file),
      answers(orderSchema, { summary: 'Remove a file while its document is open' }),
      async (c) => {
        const { documentId, fileId } = c.req.valid('param')
        return c.json(await deleteFile(c.var.actor, orderOf(c), documentId, fileId))
      },
    )
    .get(
      `${order}/documents/:documentId/signers`,
      allow(read),
      params(document),
      answers(signerList, { summary: 'Who signs a document' }),
      async (c) => c.json(await getSigners(c.var.actor, orderOf(c), c.req.valid('param').documentId)),
    )
    .post(
      `${order}/documents/:documentId/signers`,
      allow(write),
      params(document),
      body(newSignerBody),
      idempotent(),
      answers(orderSchema, { status: 201, summary: 'Name one who signs or witnesses' }),
      async (c) => {
        const { documentId } = c.req.valid('param')
        return c.json(await addSigner(c.var.actor, orderOf(c), documentId, c.req.valid('json')), 201)
      },
    )
    .delete(
      `${order}/documents/:documentId/signers/:signerId`,
      allow(write),
      params(signer),
      answers(orderSchema, { summary: 'Take off one who was to sign or witness' }),
      async (c) => {
        const { documentId, signerId } = c.req.valid('param')
        return c.json(await deleteSigner(c.var.actor, orderOf(c), documentId, signerId))
      },
    )

/** The customer's files and signers. */
export const customerDocumentRoutes = documentRoutes(CUSTOMER)
  .post(
    '/checkout/:maskId/extra-documents',
    allow('checkout:write'),
    params(maskParam),
    upload(),
    answers(orderSchema, { status: 201, summary: 'Add a document that nobody asked for' }),
    async (c) => c.json(await addExtraDocument(c.var.actor, orderOf(c), c.var.upload), 201),
  )
  .delete(
    '/checkout/:maskId/extra-documents/:documentId',
    allow('checkout:write'),
    params(documentParams),
    answers(orderSchema, { summary: 'Remove an extra document' }),
    async (c) => c.json(await deleteExtraDocument(c.var.actor, orderOf(c), c.req.valid('param').documentId)),
  )

/** Staff's files, decisions and signers. */
export const staffDocumentRoutes = documentRoutes(STAFF)
  .post(
    `${STAFF.order}/contract`,
    allow('orders:contract'),
    params(managedOrderParams),
    idempotent(),
    answers(orderSchema, { status: 201, summary: 'Write the contract from the template and put it up' }),
    async (c) => c.json(await generateContract(c.var.actor, c.req.valid('param')), 201),
  )
  .get(
    `${STAFF.order}/document-access`,
    allow('orders:read'),
    params(managedOrderParams),
    answers(documentAccesses, { summary: 'Who opened which file of an order' }),
    async (c) => c.json(await listDocumentAccess(c.var.actor, c.req.valid('param'))),
  )
  .post(
    `${STAFF.order}/documents/:documentId/signers/:signerId/cpf`,
    allow('signers:read-cpf'),
    params(managedSignerParams),
    answers(clearCpfSchema, { summary: 'The clear CPF of who signs; the look is recorded' }),
    async (c) => c.json(await showSignerCpf(c.var.actor, orderOf(c), c.req.valid('param'))),
  )
  .put(
    `${STAFF.order}/documents/:documentId/checks`,
    allow('orders:command'),
    params(managedDocumentParams),
    body(documentChecksBody),
    answers(orderSchema, { summary: 'Tick or untick what was checked in a document' }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      return c.json(await setDocumentChecks(c.var.actor, orderOf(c), documentId, c.req.valid('json')))
    },
  )
  .put(
    `${STAFF.order}/documents/:documentId`,
    allow('orders:command'),
    params(managedDocumentParams),
    body(documentDecisionBody),
    answers(orderSchema, { summary: 'Approve or reprove a document' }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      return c.json(await decideDocument(c.var.actor, orderOf(c), documentId, c.req.valid('json')))
    },
  )
