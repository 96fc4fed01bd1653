import { createContext, useContext, useState, type ReactNode } from 'react'
import type { Actor } from '@/services/auth/actor.rules'
import type { LoginForm, User } from '@/services/auth/auth.schema'

/**
 * checking: the first render does not know yet. unreachable: there is a session, but the server did not answer whether it
 * holds; the user is asked for again every few seconds (docs/adr/0526).
 */
type LoginStatus = 'checking' | 'unreachable' | 'in' | 'out'

export type LoginValue = {
  user: User | null
  /** The user as the actor that permissions are decided from. */
  actor: Actor | null
  isLogged: boolean
  /** There is a session cookie, whether or not the user could be read; false while prerendering. */
  hasSession: boolean
  /** No user is logged in, but the quotation cookie holds a visitor's quotation. */
  isVisiting: boolean
  status: LoginStatus
  /** Asks for the user again. */
  readAgain: () => void
  logIn: (form: LoginForm) => Promise<User>
  logOut: () => Promise<void>
}

/** Filled by `components/layout/app/LoginProvider`. */
export const LoginContext = createContext<LoginValue | null>(null)

/**
 * Keeps the last logged-in user for everything below it, so that an expired session does not unmount open forms while
 * the user logs in again. Everything above it sees the real state.
 */
export const StickyLoginProvider = ({ children }: { children: ReactNode }) => {
  const current = useLogin()
  const [last, setLast] = useState(current)
  if (current.user && current !== last) setLast(current)
  return <LoginContext value={current.user ? current : last}>{children}</LoginContext>
}

export function useLogin(): LoginValue {
  const value = useContext(LoginContext)
  if (!value) throw new Error('useLogin needs a LoginProvider above it')
  return value
}
