import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePassword, endSessions, recoverPassword, register, resetPassword } from '@/services/auth/auth.service'
import { authKeys, sessionKeys } from './auth.queries'

/** Opens a company's account. Field errors are the form's. */
export function useRegister() {
  return useMutation({ mutationFn: register, meta: { quietCodes: ['invalid'] } })
}

/** Asks for a link to choose a new password. */
export const useRecoverPassword = () => useMutation({ mutationFn: recoverPassword })

/** Sets a new password with the link of a mail; whoever is logged in here no longer is. A link that is over is the screen's. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: resetPassword,
    meta: { quietCodes: ['invalid', 'link_not_valid'] },
    onSuccess: () => {
      queryClient.clear()
    },
  })
}

/** Changes the own password; who had to do so may go on. The failure is worded by the specification (section 8). */
export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: changePassword,
    meta: { failure: 'Não foi possível mudar sua senha.' },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: authKeys.user() }),
  })
}

/** Ends one session, or all but this one. The list is asked again either way: the session may be gone already. */
export function useEndSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: endSessions,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionKeys.all }),
  })
}
