import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authKeys } from '@/hooks/auth/auth.queries'
import { currentDay } from '@/services/format/format.rules'
import { saveFile } from '@/services/http/save-file'
import type { NotificationPreferences } from '@/services/users/account.schema'
import { savePreferences, updateOwnData } from '@/services/users/account.service'
import type { PrivacyDecision } from '@/services/users/privacy.schema'
import { decideErasure, getDataExport, requestErasure } from '@/services/users/privacy.service'
import { accountKeys } from './account.queries'

/** Changes one's own name and phone, and updates the cached user from the answer. */
export function useUpdateOwnData() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: updateOwnData,
    onSuccess: (user) => queryClient.setQueryData(authKeys.user(), user),
  })
}

/** Saves which mails the user wants, optimistically: the switch reverts when saving fails. */
export function useSavePreferences() {
  const queryClient = useQueryClient()
  const key = accountKeys.preferences()
  return useMutation({
    mutationFn: savePreferences,
    // One after the other, so that the last choice wins.
    scope: { id: 'notification-preferences' },
    onMutate: async (next) => {
      await queryClient.cancelQueries({ queryKey: key })
      queryClient.setQueryData<NotificationPreferences>(key, next)
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

/** Requests the erasure of one's own account. A refusal (409) says what has to happen first. */
export function useRequestErasure() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: requestErasure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.requests() }),
  })
}

/** Approves or refuses a request for erasure. The list is refetched on errors too: another user may have decided. */
export function useDecideErasure() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...decision }: PrivacyDecision & { id: number }) => decideErasure(id, decision),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.erasures() }),
  })
}

/** Saves all data about the user as a browser download. */
export const useDownloadOwnData = () =>
  useMutation({
    mutationFn: async () => saveFile(await getDataExport(), `meus-dados-arrenda-${currentDay()}.json`),
  })
