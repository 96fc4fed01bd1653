import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteAllDrafts } from '@/contexts/stores/drafts.store'
import type { LoginForm } from '@/services/auth/auth.schema'
import { logIn, logOut, logOutAtOnce, switchCompany } from '@/services/auth/auth.service'
import { readQuotation } from '@/services/config/cookies'
import { authKeys } from './auth.queries'

// Every page loads these mutations; those that only some pages need are in auth.mutations.

/** Opens a session. Errors are shown centrally: 'Email ou senha incorreta.' */
export function useLogIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: LoginForm) => logIn(form, readQuotation()),
    onSuccess: (user) => {
      const last = queryClient.getQueryData<number>(authKeys.last())
      // After an expired session the page is still mounted: its data is refetched for the same user and cleared for
      // another one.
      if (last !== undefined && last !== user.id) queryClient.clear()
      queryClient.setQueryData(authKeys.last(), user.id)
      queryClient.setQueryData(authKeys.user(), user)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== authKeys.all[0] })
    },
  })
}

/** Ends the session and clears all cached data, even when the call fails. */
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

/** The same for a page that is going away: the cached data goes with it. */
export function endSessionWithPage(): void {
  deleteAllDrafts()
  logOutAtOnce()
}

/**
 * The company switch of the specification (section 4): the stored user is replaced by the one the server returns, and
 * all cached query data is invalidated and refetched. A failure is only logged to the console (section 8).
 */
export function useSwitchCompany() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: switchCompany,
    meta: { quiet: true },
    onSuccess: async (user) => {
      queryClient.setQueryData(authKeys.user(), user)
      await queryClient.invalidateQueries()
    },
    onError: (error) => {
      // oxlint-disable-next-line no-console -- the specification asks for it, and for nothing else
      console.error(error)
    },
  })
}
