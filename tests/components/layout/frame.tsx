import { render } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import type { ReactNode } from 'react'
import { StickyLoginProvider, useLogin } from '@/contexts/LoginContext'
import type { Group } from '@/services/auth/actor.rules'
import type { User } from '@/services/auth/auth.schema'
import { actorOf } from '@/services/auth/user.rules'

// Tests that use this say `jest.mock('@/contexts/LoginContext')`: who is logged in is what they are about.

export const person = (groups: Group[], extra: Partial<User> = {}): User => ({
  id: 1,
  first_name: 'Marina Duarte',
  username: 'Marina Duarte',
  email: 'gestor@horizonte.example',
  phone: null,
  permissions_groups: groups,
  company: { id: 7, corporate_name: 'Horizonte Engenharia' },
  is_company_admin: false,
  nps: false,
  permitted_companys: [],
  last_login: null,
  waits_for: null,
  ...extra,
})

type LoginValue = ReturnType<typeof useLogin>

export const logIn = (user: User | null, extra: Partial<LoginValue> = {}): void => {
  jest.mocked(StickyLoginProvider).mockImplementation(({ children }) => <>{children}</>)
  jest.mocked(useLogin).mockReturnValue({
    user,
    actor: user && actorOf(user),
    isVisiting: false,
    isLogged: user !== null,
    hasSession: user !== null,
    status: user ? 'in' : 'out',
    readAgain: jest.fn(),
    logIn: jest.fn(),
    logOut: jest.fn().mockResolvedValue(undefined),
    ...extra,
  })
}

/** Draws something at an address; gives the router, to see where it was sent. */
export const drawAt = (asPath: string, element: ReactNode, query: NextRouter['query'] = {}) => {
  const router = {
    asPath,
    pathname: asPath,
    route: asPath,
    query,
    isReady: true,
    push: jest.fn().mockResolvedValue(true),
    replace: jest.fn().mockResolvedValue(true),
    prefetch: jest.fn().mockResolvedValue(undefined),
    events: { on: jest.fn(), off: jest.fn(), emit: jest.fn() },
  }
  const at = (shown: ReactNode) => <RouterContext value={router as unknown as NextRouter}>{shown}</RouterContext>
  const view = render(at(element))
  return { ...view, rerender: (shown: ReactNode) => view.rerender(at(shown)), router }
}
