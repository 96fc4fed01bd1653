import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { UserCsvQuery, UserListQuery } from '@/services/users/users.schema'
import { getActiveUsers, getUsers, getUsersCsv } from '@/services/users/users.service'

export const userKeys = {
  all: ['users'] as const,
  active: () => [...userKeys.all, 'active'] as const,
  list: (query: object) => [...userKeys.all, 'list', { ...query }] as const,
}

/** The users that the caller manages; the previous rows stay while the next ones load. */
export const usersQueryOptions = (query: Partial<UserListQuery>) =>
  queryOptions({
    queryKey: userKeys.list(query),
    queryFn: ({ signal }) => getUsers(query, signal),
    placeholderData: keepPreviousData,
  })

/** The users who can be responsible for another: all active ones, even in a company of hundreds. */
export const responsibleQueryOptions = () =>
  queryOptions({ queryKey: userKeys.active(), queryFn: ({ signal }) => getActiveUsers(signal) })

/** The users as a CSV file, with the list's filters and sorting. */
export const useUsersCsv = (query: Partial<UserCsvQuery>) => useCsvDownload((transfer) => getUsersCsv(query, transfer))
