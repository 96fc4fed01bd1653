import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { callerOf } from '@/server/http/client-address'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import { userSchema } from '@/services/auth/auth.schema'
import { toDay } from '@/services/format/format.rules'
import { ownDataBody } from '@/services/users/account.schema'
import {
  consentList,
  dataExportSchema,
  managedRequestPage,
  managedRequestQuery,
  privacyDecisionBody,
  privacyRequestBody,
  privacyRequestList,
  privacyRequestParams,
  privacyRequestSchema,
  strangerRequestBody,
} from '@/services/users/privacy.schema'
import { decidePrivacy, listPrivacyRequests } from './decide-privacy'
import { exportData } from './export-data'
import { consentsOf, privacyRequestsOf, requestPrivacy, requestWithoutAccount } from './request-privacy'
import { updateOwnData } from './update-own-data'

/** What a person says of themselves. */
export const accountRoutes = new Hono<ApiEnv>().patch(
  '/change_info',
  allow('account:use'),
  body(ownDataBody),
  answers(userSchema, { summary: 'Change my name and my phone' }),
  async (c) => c.json(await updateOwnData(c.var.actor, c.req.valid('json'))),
)

/** A person's rights over their own data (LGPD, art. 18). */
export const privacyRoutes = new Hono<ApiEnv>()
  .get(
    '/privacy-consents',
    allow('account:use'),
    answers(consentList, { summary: 'Which versions of the privacy policy I agreed to' }),
    async (c) => c.json(await consentsOf(c.var.actor)),
  )
  .get(
    '/privacy/export',
    allow('account:use'),
    answers(dataExportSchema, { summary: 'Everything about me, as a file' }),
    async (c) => {
      const name = `meus-dados-arrenda-${toDay(new Date())}.json`
      c.header('Content-Disposition', `attachment; filename="${name}"`)
      return c.json(await exportData(c.var.actor))
    },
  )
  .get(
    '/privacy-requests',
    allow('account:use'),
    answers(privacyRequestList, { summary: 'What I asked of my data' }),
    async (c) => c.json(await privacyRequestsOf(c.var.actor)),
  )
  .post(
    '/privacy-requests',
    allow('account:use'),
    body(privacyRequestBody),
    answers(privacyRequestSchema, {
      status: 201,
      summary: 'Ask something of my data, or for the erasure of my account',
    }),
    async (c) => c.json(await requestPrivacy(c.var.actor, c.req.valid('json')), 201),
  )
  .post(
    '/privacy-requests/without-account',
    allow('public'),
    body(strangerRequestBody),
    answers(undefined, { status: 204, summary: 'Ask something of my data without an account' }),
    async (c) => {
      await requestWithoutAccount(c.req.valid('json'), callerOf(c), c.get('requestId'))
      return c.body(null, 204)
    },
  )
  .get(
    '/privacy-request-management',
    allow('privacy:decide'),
    query(managedRequestQuery),
    answers(managedRequestPage, { summary: 'What everybody asked of their data, what waits the oldest first' }),
    async (c) => c.json(await listPrivacyRequests(c.req.valid('query'), c.req.url)),
  )
  .put(
    '/privacy-requests/:id',
    allow('privacy:decide'),
    params(privacyRequestParams),
    body(privacyDecisionBody),
    answers(privacyRequestSchema, { summary: 'Answer or refuse what somebody asked of their data' }),
    async (c) => c.json(await decidePrivacy(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
