import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changePassword,
  confirmRegistration,
  endSessions,
  recoverPassword,
  register,
  resetPassword,
} from '@/services/auth/auth.service'
import { authKeys, sessionKeys } from './auth.queries'

/** Registers a company. Field errors go to the form. */
export function useRegister() {
  return useMutation({ mutationFn: register, meta: { quietCodes: ['invalid'] } })
}

/** Opens the account of a registered company. The screen shows why a link was refused. */
export const useConfirmRegistration = () =>
  useMutation({ mutationFn: confirmRegistration, meta: { quietCodes: ['link_not_valid', 'conflict'] } })

/** Requests a mail with a link to choose a new password. */
export const useRecoverPassword = () => useMutation({ mutationFn: recoverPassword })

/** Sets a new password with the link of a mail and logs out this browser's user. The screen shows an expired link. */
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

/**
 * Changes one's own password, which also ends the wait of users who had to. The specification sets the message of a
 * failure (section 8).
 */
export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: changePassword,
    meta: { failure: 'Não foi possível mudar sua senha.' },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: authKeys.user() }),
  })
}

/**
 * Ends one session, or all but the current one. The list is refetched on errors too: the session may have ended
 * already.
 */
export function useEndSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: endSessions,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionKeys.all }),
  })
}
