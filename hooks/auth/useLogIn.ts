import { useMutation, useQueryClient } from '@tanstack/react-query'
import { logIn } from '@/services/auth/auth.service'
import type { LoginForm } from '@/services/auth/auth.schema'
import { readQuotation } from '@/services/config/cookies'
import { authKeys } from './auth.queries'

/** Opens a session. A failure is shown by the one place that shows errors: 'Email ou senha incorreta.' */
export function useLogIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: LoginForm) => logIn(form, readQuotation()),
    onSuccess: (user) => {
      const last = queryClient.getQueryData<number>(authKeys.last())
      // After a session that ended by itself the page is still there: for its owner it is read again, for anybody else
      // nothing of it is left.
      if (last !== undefined && last !== user.id) queryClient.clear()
      queryClient.setQueryData(authKeys.last(), user.id)
      queryClient.setQueryData(authKeys.user(), user)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== authKeys.all[0] })
    },
  })
}
