import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteAllDrafts } from '@/contexts/stores/drafts.store'
import type { LoginForm } from '@/services/auth/auth.schema'
import {
  changePassword,
  endSessions,
  logIn,
  logOut,
  recoverPassword,
  register,
  resetPassword,
} from '@/services/auth/auth.service'
import { readQuotation } from '@/services/config/cookies'
import { authKeys, sessionKeys } from './auth.queries'

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

/** Ends the session and forgets everything that was fetched for it, also when the call fails. */
export function useLogOut() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: logOut,
    meta: { failure: 'Não foi possível sair da sessão.' },
    onSettled: () => {
      deleteAllDrafts()
      queryClient.clear()
    },
  })
}

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
