import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  Notification,
  NotificationPage,
  NotificationPreferences,
  NotificationPreferencesBody,
  NotificationSummary,
} from '@/services/notifications/notifications.schema'
import {
  readNotification,
  readNotificationsUntil,
  savePreferences,
} from '@/services/notifications/notifications.service'
import { notificationKeys } from './notifications.queries'

/** Marks one as read, at once on the screen. */
export function useReadNotification() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: readNotification,
    onMutate: (id) => showAsRead(queryClient, id),
    onSettled: () => invalidateBell(queryClient),
  })
}

/** Marks as read what the user has seen. */
export function useReadNotificationsUntil() {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: readNotificationsUntil, onSettled: () => invalidateBell(queryClient) })
}

/** Refetches the lists and the count under the bell. */
export const invalidateBell = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: notificationKeys.lists() }),
    queryClient.invalidateQueries({ queryKey: notificationKeys.summary() }),
  ])

async function showAsRead(queryClient: QueryClient, id: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: notificationKeys.lists() })
  const read_at = new Date().toISOString()
  const pages = queryClient.getQueriesData<NotificationPage>({ queryKey: notificationKeys.lists() })
  const isUnread = ({ id: other, read_at: read }: Notification): boolean => other === id && read === null
  if (!pages.some(([, page]) => page?.results.some(isUnread))) return
  queryClient.setQueriesData<NotificationPage>(
    { queryKey: notificationKeys.lists() },
    (page) =>
      page && {
        ...page,
        unread: Math.max(0, page.unread - 1),
        results: page.results.map((one) => (isUnread(one) ? { ...one, read_at } : one)),
      },
  )
  queryClient.setQueryData<NotificationSummary>(
    notificationKeys.summary(),
    (summary) => summary && { unread: Math.max(0, summary.unread - 1) },
  )
}

type ChoicesBody = Required<Pick<NotificationPreferencesBody, 'choices'>>

/** Saves how the user hears of some kinds, optimistically: the switches go back at once when saving fails, also offline. */
export function useSavePreferences() {
  const queryClient = useQueryClient()
  const key = notificationKeys.preferences()
  const show = (changes: readonly Change[]): void => {
    const changed = new Map(changes.map((change) => [change.kind, change]))
    queryClient.setQueryData<NotificationPreferences>(
      key,
      (shown) =>
        shown && { ...shown, choices: shown.choices.map((choice) => ({ ...choice, ...changed.get(choice.kind) })) },
    )
  }
  return useMutation({
    mutationFn: (change: ChoicesBody) => savePreferences(change),
    // One after the other, so that the last choice wins.
    scope: { id: 'notification-preferences' },
    // A switch that waits for the network would say what is not so.
    networkMode: 'always',
    onMutate: async ({ choices: changes }) => {
      await queryClient.cancelQueries({ queryKey: key })
      const shown = queryClient.getQueryData<NotificationPreferences>(key)
      show(changes)
      return changes.map((change) => asBefore(change, shown))
    },
    onError: (_error, _changes, before) => {
      if (before) show(before)
      return queryClient.invalidateQueries({ queryKey: key })
    },
  })
}

type Change = ChoicesBody['choices'][number]

/** What takes one change back: the channels that it changes as they were shown. */
function asBefore({ kind, ...channels }: Change, shown: NotificationPreferences | undefined): Change {
  const choice = shown?.choices.find((one) => one.kind === kind)
  return {
    kind,
    ...(channels.bell !== undefined && { bell: choice?.bell ?? undefined }),
    ...(channels.mail !== undefined && { mail: choice?.mail ?? undefined }),
  }
}
