import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endSessions } from '@/services/auth/sessions.service'
import { sessionKeys } from './sessions.queries'

/** Ends one session, or all but this one. The list is asked again either way: the session may be gone already. */
export function useEndSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: endSessions,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionKeys.all }),
  })
}
