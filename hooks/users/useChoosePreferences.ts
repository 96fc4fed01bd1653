import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NotificationPreferences } from '@/services/users/account.schema'
import { savePreferences } from '@/services/users/account.service'
import { accountKeys } from './account.queries'

/** Chooses which mails one wants: the switch moves at once, and back when it could not be kept. */
export function useChoosePreferences() {
  const queryClient = useQueryClient()
  const key = accountKeys.preferences()
  return useMutation({
    mutationFn: savePreferences,
    // One after the other: the last choice is the one that stays.
    scope: { id: 'notification-preferences' },
    onMutate: async (next) => {
      await queryClient.cancelQueries({ queryKey: key })
      queryClient.setQueryData<NotificationPreferences>(key, next)
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
