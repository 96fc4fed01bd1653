import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { NotificationGroup } from '@/services/notifications/kinds.rules'
import type { NotificationsQuery } from '@/services/notifications/notifications.schema'
import {
  getNotificationSummary,
  getPreferences,
  listNotifications,
} from '@/services/notifications/notifications.service'

export const notificationKeys = {
  all: ['notifications'] as const,
  lists: () => [...notificationKeys.all, 'list'] as const,
  list: (query: NotificationsQuery) => [...notificationKeys.lists(), query] as const,
  summary: () => [...notificationKeys.all, 'summary'] as const,
  preferences: () => [...notificationKeys.all, 'preferences'] as const,
}

/** As many as the popover of the bell shows. */
const NEWEST = 8

export const notificationListQueryOptions = (query: NotificationsQuery) =>
  queryOptions({
    queryKey: notificationKeys.list(query),
    queryFn: ({ signal }) => listNotifications(query, signal),
    placeholderData: keepPreviousData,
  })

/** The newest notifications, of a group if one is given. */
export const newestNotificationsQueryOptions = (group?: NotificationGroup) =>
  notificationListQueryOptions({ page: 1, page_size: NEWEST, ...(group && { group }) })

/** How many are unread. */
export const notificationSummaryQueryOptions = () =>
  queryOptions({
    queryKey: notificationKeys.summary(),
    queryFn: ({ signal }) => getNotificationSummary(signal),
    meta: { quiet: true },
  })

/** How the user hears of each kind of event. */
export const preferencesQueryOptions = () =>
  queryOptions({ queryKey: notificationKeys.preferences(), queryFn: ({ signal }) => getPreferences(signal) })
