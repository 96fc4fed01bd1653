import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PrivacyDecision } from '@/services/users/privacy.schema'
import { decideErasure } from '@/services/users/privacy.service'
import { accountKeys } from './account.queries'

/** Approves or refuses a wish to be erased. The list is asked again either way: somebody else may have decided. */
export function useDecideErasure() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...decision }: PrivacyDecision & { id: number }) => decideErasure(id, decision),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.erasures() }),
  })
}
