import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requestErasure } from '@/services/users/privacy.service'
import { accountKeys } from './account.queries'

/** Asks for the erasure of one's own account. A refusal (409) says what has to happen first. */
export function useRequestErasure() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: requestErasure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.requests() }),
  })
}
