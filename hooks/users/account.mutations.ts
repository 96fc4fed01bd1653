import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authKeys } from '@/hooks/auth/auth.queries'
import { currentDay } from '@/services/format/format.rules'
import { saveFile } from '@/services/http/save-file'
import { updateOwnData } from '@/services/users/account.service'
import type { PrivacyDecision } from '@/services/users/privacy.schema'
import { decidePrivacy, getDataExport, requestPrivacy, requestWithoutAccount } from '@/services/users/privacy.service'
import { accountKeys } from './account.queries'

/** Changes one's own name and phone, and updates the cached user from the answer. */
export function useUpdateOwnData() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: updateOwnData,
    onSuccess: (user) => queryClient.setQueryData(authKeys.user(), user),
  })
}

/** Asks something of one's own data, or for the erasure of one's account. A refusal (409) says what has to happen first. */
export function useRequestPrivacy() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: requestPrivacy,
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.requests() }),
  })
}

/** Asks the same without an account. */
export const useRequestWithoutAccount = () => useMutation({ mutationFn: requestWithoutAccount })

/** Answers or refuses what somebody asked of their data. The list is refetched on errors too: another user may have decided. */
export function useDecidePrivacy() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...decision }: PrivacyDecision & { id: number }) => decidePrivacy(id, decision),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.managedRequests() }),
  })
}

/** Saves all data about the user as a browser download. */
export const useDownloadOwnData = () =>
  useMutation({
    mutationFn: async () => saveFile(await getDataExport(), `meus-dados-arrenda-${currentDay()}.json`),
  })
