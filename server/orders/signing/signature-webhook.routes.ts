import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { PROOF_HEADER } from '@/server/integrations/signature/webhook'
import { receiveWebhook } from './receive-webhook'

/** For the provider of signatures, which has no account here and proves itself by an HMAC of every message. */
export const signatureWebhookRoutes = new Hono<ApiEnv>().post(
  '/signature-webhook',
  allow('public'),
  answers(undefined, { status: 204, summary: 'A message of the signature provider' }),
  async (c) => {
    await receiveWebhook(new Uint8Array(await c.req.arrayBuffer()), c.req.header(PROOF_HEADER))
    return c.body(null, 204)
  },
)
