import { queryOptions } from '@tanstack/react-query'
import { getSessions } from '@/services/auth/sessions.service'

export const sessionKeys = {
  all: ['sessions'] as const,
  list: () => [...sessionKeys.all, 'list'] as const,
}

/** Where the person is logged in. */
export const sessionsQueryOptions = () =>
  queryOptions({ queryKey: sessionKeys.list(), queryFn: ({ signal }) => getSessions(signal) })
