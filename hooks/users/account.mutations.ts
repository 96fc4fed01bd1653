import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authKeys } from '@/hooks/auth/auth.queries'
import { currentDay } from '@/services/format/format.rules'
import { saveFile } from '@/services/http/save-file'
import { updateOwnData } from '@/services/users/account.service'
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
