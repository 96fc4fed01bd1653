import { bodyOf, http } from '@/services/http/client'
import type {
  Notification,
  NotificationPage,
  NotificationPreferences,
  NotificationPreferencesBody,
  NotificationsQuery,
  NotificationSummary,
  ReadUntil,
} from './notifications.schema'

/** A page of the user's own notifications, newest first. */
export const listNotifications = (params: NotificationsQuery, signal?: AbortSignal): Promise<NotificationPage> =>
  bodyOf(http.get<NotificationPage>('/notifications', { params, signal }))

export const getNotificationSummary = (signal?: AbortSignal): Promise<NotificationSummary> =>
  bodyOf(http.get<NotificationSummary>('/notifications/summary', { signal }))

export const readNotification = (id: number): Promise<Notification> =>
  bodyOf(http.put<Notification>(`/notifications/${String(id)}/read`))

/** Marks as read what was seen: up to a notification, of one group or kind if the list was narrowed. */
export const readNotificationsUntil = (seen: ReadUntil): Promise<NotificationSummary> =>
  bodyOf(http.put<NotificationSummary>('/notifications/read', seen))

/** How the user hears of each kind of event. */
export const getPreferences = (signal?: AbortSignal): Promise<NotificationPreferences> =>
  bodyOf(http.get<NotificationPreferences>('/notification-preferences', { signal }))

export const savePreferences = (change: NotificationPreferencesBody): Promise<NotificationPreferences> =>
  bodyOf(http.put<NotificationPreferences>('/notification-preferences', change))
