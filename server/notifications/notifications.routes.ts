import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  notificationPage,
  notificationParams,
  notificationPreferencesBody,
  notificationPreferencesSchema,
  notificationSchema,
  notificationsQuery,
  notificationSummarySchema,
  readUntilBody,
} from '@/services/notifications/notifications.schema'
import { getNotificationSummary, listOwnNotifications } from './list-notifications'
import { getPreferences, updatePreferences } from './notification-preferences'
import { deleteNotification, readNotification, readUntil } from './read-notifications'

/** What stands under a person's own bell, and what they want to hear of. */
export const notificationRoutes = new Hono<ApiEnv>()
  .get(
    '/notifications',
    allow('account:use'),
    query(notificationsQuery),
    answers(notificationPage, { summary: 'My notifications, the newest first, and how many are unread' }),
    async (c) => c.json(await listOwnNotifications(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/notifications/summary',
    allow('account:use'),
    answers(notificationSummarySchema, { summary: 'How many of my notifications are unread' }),
    async (c) => c.json(await getNotificationSummary(c.var.actor)),
  )
  .put(
    '/notifications/read',
    allow('account:use'),
    body(readUntilBody),
    answers(notificationSummarySchema, { summary: 'Mark as read what I saw; what came later stays unread' }),
    async (c) => c.json(await readUntil(c.var.actor, c.req.valid('json'))),
  )
  .put(
    '/notifications/:id/read',
    allow('account:use'),
    params(notificationParams),
    answers(notificationSchema, { summary: 'Mark one notification as read' }),
    async (c) => c.json(await readNotification(c.var.actor, c.req.valid('param').id)),
  )
  .delete(
    '/notifications/:id',
    allow('account:use'),
    params(notificationParams),
    answers(undefined, { status: 204, summary: 'Delete one of my notifications' }),
    async (c) => {
      await deleteNotification(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .get(
    '/notification-preferences',
    allow('account:use'),
    answers(notificationPreferencesSchema, { summary: 'What I want to hear of, under the bell and by mail' }),
    async (c) => c.json(await getPreferences(c.var.actor)),
  )
  .put(
    '/notification-preferences',
    allow('account:use'),
    body(notificationPreferencesBody),
    answers(notificationPreferencesSchema, { summary: 'Choose what I want to hear of' }),
    async (c) => c.json(await updatePreferences(c.var.actor, c.req.valid('json'))),
  )
