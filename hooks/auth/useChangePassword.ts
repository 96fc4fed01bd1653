import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePassword } from '@/services/auth/auth.service'
import { authKeys } from './auth.queries'

/** Changes the own password; who had to do so may go on. The failure is worded by the specification (section 8). */
export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: changePassword,
    meta: { failure: 'Não foi possível mudar sua senha.' },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: authKeys.user() }),
  })
}
