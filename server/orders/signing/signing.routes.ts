import { type Context, Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { callerOf } from '@/server/http/client-address'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { maxBody } from '@/server/http/request/limit-body'
import { body } from '@/server/http/validate'
import { HMAC_HEADER } from '@/server/integrations/signing/webhook'
import { SIGNING_KEY } from '@/services/signing/signing.rules'
import {
  declineBody,
  signatureBody,
  signingCodeSchema,
  signingReceiptSchema,
  signingSchema,
} from '@/services/signing/signing.schema'
import { getSigning, getSigningFile } from './get-document-to-sign'
import type { Visit } from './open-link'
import { receiveWebhook } from './receive-webhook'
import { sendCode } from './send-code'
import { declineDocument, signDocument } from './sign-document'

const visitOf = (c: Context<ApiEnv>): Visit => ({
  key: c.req.header(SIGNING_KEY),
  requestId: c.get('requestId'),
  ...callerOf(c),
})

/** For holders of a personal link, whose key travels in a header: gives access to one document, without an account. */
export const signingRoutes = new Hono<ApiEnv>()
  .get(
    '/signing',
    allow('public'),
    answers(signingSchema, { summary: 'The document that a personal link is for' }),
    async (c) => c.json(await getSigning(visitOf(c))),
  )
  .get(
    '/signing/file',
    allow('public'),
    answers(undefined, { contentType: 'application/pdf', summary: 'The PDF of that document' }),
    (c) => getSigningFile(visitOf(c)),
  )
  .post(
    '/signing/code',
    allow('public'),
    answers(signingCodeSchema, { status: 201, summary: 'Mail a code to sign with' }),
    async (c) => c.json(await sendCode(visitOf(c)), 201),
  )
  .post(
    '/signing/signature',
    allow('public'),
    body(signatureBody),
    answers(signingReceiptSchema, { status: 201, summary: 'Sign the document' }),
    async (c) => c.json(await signDocument(visitOf(c), c.req.valid('json')), 201),
  )
  .post(
    '/signing/refusal',
    allow('public'),
    body(declineBody),
    answers(undefined, { status: 204, summary: 'Decline to sign, with a reason' }),
    async (c) => {
      await declineDocument(visitOf(c), c.req.valid('json'))
      return c.body(null, 204)
    },
  )

/** Messages of the provider are some kilobytes. */
const MAX_WEBHOOK_BYTES = 64 * 1024

/** For the provider of signatures, which has no account here and proves itself by an HMAC of every message. */
export const signatureWebhookRoutes = new Hono<ApiEnv>().post(
  '/signature-webhook',
  allow('public'),
  maxBody(MAX_WEBHOOK_BYTES),
  answers(undefined, { status: 204, summary: 'A message of the signature provider' }),
  async (c) => {
    await receiveWebhook(new Uint8Array(await c.req.arrayBuffer()), c.req.header(HMAC_HEADER))
    return c.body(null, 204)
  },
)
