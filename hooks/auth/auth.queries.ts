import { queryOptions, skipToken } from '@tanstack/react-query'
import { checkPassword, getLoggedUser, getSessions } from '@/services/auth/auth.service'
import { isTemporary } from '@/services/http/api-error.rules'

const ASK_AGAIN_MS = 5_000

export const authKeys = {
  all: ['auth'] as const,
  user: () => [...authKeys.all, 'user'] as const,
  /** Id of the last logged-in user; a log-out clears it with everything else. */
  last: () => ['last-user'] as const,
  passwordCheck: (password: string) => [...authKeys.all, 'password-check', { password }] as const,
}

/** The logged-in user; fetched only while a token exists. */
export const userQueryOptions = (enabled: boolean) =>
  queryOptions({
    queryKey: authKeys.user(),
    queryFn: ({ signal }) => getLoggedUser(signal),
    enabled,
    staleTime: 60_000,
    retry: false,
    // Without an answer it stays unknown whether the session holds: `PageGuard` waits, and this asks again.
    refetchInterval: ({ state }) => (state.status === 'error' && isTemporary(state.error) ? ASK_AGAIN_MS : false),
    meta: { quiet: true },
  })

/** Whether the server accepts a password; an empty one is not sent, and nothing is cached. */
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

/** The user's open sessions. */
export const sessionsQueryOptions = () =>
  queryOptions({ queryKey: sessionKeys.list(), queryFn: ({ signal }) => getSessions(signal) })
