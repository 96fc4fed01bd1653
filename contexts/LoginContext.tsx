import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLogIn, useLogOut } from '@/hooks/auth/auth.mutations'
import { authKeys, userQueryOptions } from '@/hooks/auth/auth.queries'
import type { Actor } from '@/services/auth/actor.rules'
import type { LoginForm, User } from '@/services/auth/auth.schema'
import { actorOf } from '@/services/auth/user.rules'
import { hasToken, readQuotationKey } from '@/services/config/cookies'
import { subscribeToSession } from './stores/session.store'

/** checking: the first render does not know yet. */
type LoginStatus = 'checking' | 'in' | 'out'

type LoginValue = {
  user: User | null
  /** The user as permissions are decided from. */
  actor: Actor | null
  isLogged: boolean
  /** Nobody is logged in, and the quotation that they began as a visitor is theirs. */
  isVisiting: boolean
  status: LoginStatus
  logIn: (form: LoginForm) => Promise<User>
  logOut: () => Promise<void>
}

const LoginContext = createContext<LoginValue | null>(null)

/**
 * The login state of the specification (section 4): set on log-in and on check when an access or refresh cookie exists;
 * cleared on log-out or when no cookie is there.
 */
export const LoginProvider = ({ children }: { children: ReactNode }) => {
  const queryClient = useQueryClient()
  // null until the browser may look at its cookies: pages are prerendered for nobody.
  const token = useSyncExternalStore(subscribeToSession, hasToken, () => null)
  const key = useSyncExternalStore(subscribeToSession, readQuotationKey, () => null)
  const { data: user, isError } = useQuery(userQueryOptions(token === true))
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
    const status = token === null || (token && !known && !isError) ? 'checking' : known ? 'in' : 'out'
    const isVisiting = status === 'out' && key !== null
    return { user: known, actor: known && actorOf(known), isLogged: known !== null, isVisiting, status, logIn, logOut }
  }, [token, key, user, isError, logIn, logOut])

  return <LoginContext value={value}>{children}</LoginContext>
}

/**
 * For what is on the screen when a session ends by itself: below it, whoever was logged in last stays known, so that no form
 * is lost while they log in again. What is above it knows the truth.
 */
export const StickyLoginProvider = ({ children }: { children: ReactNode }) => {
  const now = useLogin()
  const [kept, setKept] = useState(now)
  if (now.user && now !== kept) setKept(now)
  return <LoginContext value={now.user ? now : kept}>{children}</LoginContext>
}

export function useLogin(): LoginValue {
  const value = useContext(LoginContext)
  if (!value) throw new Error('useLogin needs a LoginProvider above it')
  return value
}
