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
      queryClient.setQueryData(authKeys.user(), user)
    },
  })
}
