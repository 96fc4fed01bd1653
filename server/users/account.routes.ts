import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import type { ApiEnv } from '@/server/http/env'
import { body } from '@/server/http/validate'
import { userSchema } from '@/services/auth/auth.schema'
import {
  changeInfoBody,
  notificationPreferencesBody,
  notificationPreferencesSchema,
} from '@/services/users/account.schema'
import { changeInfo } from './change-info'
import { choosePreferences, preferencesOf } from './notification-preferences'

/** What a person says of themselves. */
export const accountRoutes = new Hono<ApiEnv>()
  .patch(
    '/change_info',
    allow('account:use'),
    body(changeInfoBody),
    answers(userSchema, { summary: 'Change my name and my phone' }),
    async (c) => c.json(await changeInfo(c.var.actor, c.req.valid('json'))),
  )
  .get(
    '/notification-preferences',
    allow('account:use'),
    answers(notificationPreferencesSchema, { summary: 'Which mails I want' }),
    async (c) => c.json(await preferencesOf(c.var.actor)),
  )
  .put(
    '/notification-preferences',
    allow('account:use'),
    body(notificationPreferencesBody),
    answers(notificationPreferencesSchema, { summary: 'Choose which mails I want' }),
    async (c) => c.json(await choosePreferences(c.var.actor, c.req.valid('json'))),
  )
