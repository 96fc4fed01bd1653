import type { User } from '@/services/auth/auth.schema'
import { http } from '@/services/http/client'
import type { NotificationPreferences, OwnDataUpdate } from './account.schema'

/** Changes one's own name and phone. */
export async function updateOwnData(change: OwnDataUpdate): Promise<User> {
  const { data } = await http.patch<User>('/change_info', change)
  return data
}

/** Which mails the person wants. */
export async function getPreferences(signal?: AbortSignal): Promise<NotificationPreferences> {
  const { data } = await http.get<NotificationPreferences>('/notification-preferences', { signal })
  return data
}

export async function savePreferences(preferences: NotificationPreferences): Promise<NotificationPreferences> {
  const { data } = await http.put<NotificationPreferences>('/notification-preferences', preferences)
  return data
}
