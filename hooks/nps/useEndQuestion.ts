import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authKeys } from '@/hooks/auth/auth.queries'
import type { User } from '@/services/auth/auth.schema'
import { createRating } from '@/services/nps/nps.service'

/**
 * Puts the question away. Closed before scoring, a null score is sent (specification, section 4); nobody needs to know
 * when that fails: the question comes again.
 */
export function useEndQuestion() {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({ mutationFn: () => createRating(null), meta: { quiet: true } })
  return (scored: boolean): void => {
    if (!scored) mutate()
    queryClient.setQueryData<User>(authKeys.user(), (user) => user && { ...user, nps: false })
  }
}
