import { useQuery } from '@tanstack/react-query'
import { notificationSummaryQueryOptions } from '@/hooks/notifications/notifications.queries'
import { formatCount } from '@/services/format/format.rules'

/** How many notifications are unread; undefined until it is known, and while the user may not have any yet. */
export const useUnread = (isOn: boolean): number | undefined =>
  useQuery({ ...notificationSummaryQueryOptions(), enabled: isOn }).data?.unread

/** "1 não lido", "3 não lidos", "tudo lido". */
export const unreadText = (unread: number): string =>
  unread === 0 ? 'tudo lido' : formatCount(unread, 'não lido', 'não lidos')
