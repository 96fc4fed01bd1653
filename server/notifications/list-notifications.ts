import { db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import type { Actor } from '@/services/auth/actor.rules'
import { kindsOf, type NotificationGroup, type NotificationKind } from '@/services/notifications/kinds.rules'
import type {
  NotificationPage,
  NotificationsQuery,
  NotificationSummary,
} from '@/services/notifications/notifications.schema'
import { toNotification } from './notifications.mapper'
import { countNotifications, countUnread, listNotifications } from './notifications.repository'

/** A page of the actor's own notifications, newest first, with how many are unread in all. */
export async function listOwnNotifications(
  actor: Actor,
  query: NotificationsQuery,
  url: string,
): Promise<NotificationPage> {
  if (actor.waitsFor) return { ...toPage(url, query, 0, []), unread: 0 }
  const filters = { unread: query.unread, kinds: chosenKinds(query) }
  const rows = await listNotifications(db(), actor.id, { ...filters, ...limitOffset(query) })
  const { count, unread } = await countNotifications(db(), actor.id, filters)
  const results = rows.map((row) => toNotification(actor, row))
  return { ...toPage(url, query, count, results), unread }
}

/** How many are unread. While the actor waits for access there are none: what they may know then comes by mail. */
export const getNotificationSummary = async (actor: Actor): Promise<NotificationSummary> => ({
  unread: actor.waitsFor ? 0 : await countUnread(db(), actor.id),
})

/** The kinds that a list is narrowed to; undefined for all. */
export function chosenKinds(of: {
  kind?: NotificationKind
  group?: NotificationGroup
}): NotificationKind[] | undefined {
  if (!of.kind) return of.group && kindsOf(of.group)
  return of.group && !kindsOf(of.group).includes(of.kind) ? [] : [of.kind]
}
