import { queryOptions } from '@tanstack/react-query'
import { getLoggedUser } from '@/services/auth/auth.service'

export const authKeys = {
  all: ['auth'] as const,
  user: () => [...authKeys.all, 'user'] as const,
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
