import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dropDrafts } from '@/contexts/drafts.store'
import { logOut } from '@/services/auth/auth.service'

/** Ends the session and forgets everything that was fetched for it, also when the call fails. */
export function useLogOut() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: logOut,
    meta: { failure: 'Não foi possível sair da sessão.' },
    onSettled: () => {
      dropDrafts()
      queryClient.clear()
    },
  })
}
