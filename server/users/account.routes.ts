import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
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
} from '@/services/users/privacy.schema'
import { decideErasure, listErasureRequests } from './decide-erasure'
import { exportData } from './export-data'
import { consentsOf, erasureRequestsOf, requestErasure } from './request-erasure'
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
    answers(privacyRequestList, { summary: 'My wishes to be erased' }),
    async (c) => c.json(await erasureRequestsOf(c.var.actor)),
  )
  .post(
    '/privacy-requests',
    allow('account:use'),
    body(privacyRequestBody),
    answers(privacyRequestSchema, { status: 201, summary: 'Ask for the erasure of my account' }),
    async (c) => c.json(await requestErasure(c.var.actor), 201),
  )
  .get(
    '/privacy-request-management',
    allow('privacy:decide'),
    query(managedRequestQuery),
    answers(managedRequestPage, { summary: "Everybody's wishes to be erased, the oldest first" }),
    async (c) => c.json(await listErasureRequests(c.req.valid('query'), c.req.url)),
  )
  .put(
    '/privacy-requests/:id',
    allow('privacy:decide'),
    params(privacyRequestParams),
    body(privacyDecisionBody),
    answers(privacyRequestSchema, { summary: 'Approve or refuse a wish to be erased' }),
    async (c) => c.json(await decideErasure(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
