import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { body } from '@/server/http/validate'
import { userSchema } from '@/services/auth/auth.schema'
import {
  notificationPreferencesBody,
  notificationPreferencesSchema,
  ownDataBody,
} from '@/services/users/account.schema'
import { getPreferences, updatePreferences } from './notification-preferences'
import { updateOwnData } from './update-own-data'

/** What a person says of themselves. */
export const accountRoutes = new Hono<ApiEnv>()
  .patch(
    '/change_info',
    allow('account:use'),
    body(ownDataBody),
    answers(userSchema, { summary: 'Change my name and my phone' }),
    async (c) => c.json(await updateOwnData(c.var.actor, c.req.valid('json'))),
  )
  .get(
    '/notification-preferences',
    allow('account:use'),
    answers(notificationPreferencesSchema, { summary: 'Which mails I want' }),
    async (c) => c.json(await getPreferences(c.var.actor)),
  )
  .put(
    '/notification-preferences',
    allow('account:use'),
    body(notificationPreferencesBody),
    answers(notificationPreferencesSchema, { summary: 'Choose which mails I want' }),
    async (c) => c.json(await updatePreferences(c.var.actor, c.req.valid('json'))),
  )
