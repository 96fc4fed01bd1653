import { queryOptions, skipToken } from '@tanstack/react-query'
import { checkPassword, getLoggedUser, getSessions } from '@/services/auth/auth.service'

export const authKeys = {
  all: ['auth'] as const,
  user: () => [...authKeys.all, 'user'] as const,
  /** Id of who was logged in last; a log-out forgets it with everything else. */
  last: () => ['last-user'] as const,
  passwordCheck: (password: string) => [...authKeys.all, 'password-check', { password }] as const,
}

/** The signed-in user; asked only while a token is there. */
export const userQueryOptions = (enabled: boolean) =>
  queryOptions({
    queryKey: authKeys.user(),
    queryFn: ({ signal }) => getLoggedUser(signal),
    enabled,
    staleTime: 60_000,
    retry: false,
    meta: { quiet: true },
  })

/** Whether the server accepts a password; nothing is asked of an empty one, and nothing is kept. */
export const passwordCheckQueryOptions = (password: string) =>
  queryOptions({
    queryKey: authKeys.passwordCheck(password),
    queryFn: password === '' ? skipToken : ({ signal }) => checkPassword(password, signal),
    staleTime: 60_000,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })

export const sessionKeys = {
  all: ['sessions'] as const,
  list: () => [...sessionKeys.all, 'list'] as const,
}

/** Where the person is logged in. */
export const sessionsQueryOptions = () =>
  queryOptions({ queryKey: sessionKeys.list(), queryFn: ({ signal }) => getSessions(signal) })
