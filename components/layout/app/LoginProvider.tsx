import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { LoginContext, type LoginValue } from '@/contexts/LoginContext'
import { authKeys, userQueryOptions } from '@/hooks/auth/auth.queries'
import { useLogIn, useLogOut } from '@/hooks/auth/session.mutations'
import { actorOf } from '@/services/auth/user.rules'
import { hasToken, onTokenChange, readQuotationKey } from '@/services/config/cookies'
import { isTemporary } from '@/services/http/api-error.rules'

/** Provides the login state: logged in while an access or refresh cookie exists and the user could be read. */
export const LoginProvider = ({ children }: { children: ReactNode }) => {
  const queryClient = useQueryClient()
  // null while prerendering and hydrating, when cookies cannot be read.
  const token = useSyncExternalStore(subscribeToSession, hasToken, () =>
    queryClient.getQueryData(authKeys.user()) ? true : null,
  )
  const key = useSyncExternalStore(subscribeToSession, readQuotationKey, () => null)
  const { data: user, error, refetch } = useQuery(userQueryOptions(token === true))
  const { mutateAsync: logIn } = useLogIn()
  const { mutateAsync: logOut } = useLogOut()

  useEffect(() => {
    if (token === false) queryClient.removeQueries({ queryKey: authKeys.all })
  }, [token, queryClient])

  const userId = user?.id
  useEffect(() => {
    if (userId !== undefined) queryClient.setQueryData(authKeys.last(), userId)
  }, [userId, queryClient])

  const value = useMemo<LoginValue>(() => {
    const known = token ? (user ?? null) : null
    const status = known ? 'in' : statusWithoutUser(token, error)
    return {
      user: known,
      actor: known && actorOf(known),
      isLogged: known !== null,
      hasSession: token === true,
      isVisiting: status === 'out' && key !== null,
      status,
      readAgain: () => void refetch(),
      logIn,
      logOut,
    }
  }, [token, key, user, error, refetch, logIn, logOut])

  // The page is built in slices, between which the browser answers: it may be large.
  return <LoginContext value={useDeferredValue(value)}>{children}</LoginContext>
}

/** @param token null while prerendering and hydrating */
function statusWithoutUser(token: boolean | null, error: Error | null): LoginValue['status'] {
  if (token === false) return 'out'
  if (token === null || !error) return 'checking'
  return isTemporary(error) ? 'unreachable' : 'out'
}

/**
 * Calls the listener when a session or a quotation starts or ends: at once in this tab; after a change in another tab,
 * when this one is focused.
 */
export function subscribeToSession(listener: () => void): () => void {
  const stop = onTokenChange(listener)
  window.addEventListener('focus', listener)
  return () => {
    stop()
    window.removeEventListener('focus', listener)
  }
}
