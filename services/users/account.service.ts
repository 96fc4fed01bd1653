import type { User } from '@/services/auth/auth.schema'
import { bodyOf, http } from '@/services/http/client'
import type { NotificationPreferences, OwnDataUpdate } from './account.schema'

/** Changes one's own name and phone. */
export const updateOwnData = (change: OwnDataUpdate): Promise<User> => bodyOf(http.patch<User>('/change_info', change))

/** The mails that the user wants. */
export const getPreferences = (signal?: AbortSignal): Promise<NotificationPreferences> =>
  bodyOf(http.get<NotificationPreferences>('/notification-preferences', { signal }))

export const savePreferences = (preferences: NotificationPreferences): Promise<NotificationPreferences> =>
  bodyOf(http.put<NotificationPreferences>('/notification-preferences', preferences))
