import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getActiveUsers, getUsers } from '@/services/users/users.service'
import type { UserListQuery } from '@/services/users/users.schema'

export const userKeys = {
  all: ['users'] as const,
  active: () => [...userKeys.all, 'active'] as const,
  list: (query: object) => [...userKeys.all, 'list', { ...query }] as const,
}

/** The users whom the person manages; the rows of before stay while the next ones come. */
export const usersQueryOptions = (query: Partial<UserListQuery>) =>
  queryOptions({
    queryKey: userKeys.list(query),
    queryFn: ({ signal }) => getUsers(query, signal),
    placeholderData: keepPreviousData,
  })

/** Who may answer for a user: any active one, also in a company of hundreds. */
export const responsibleQueryOptions = () =>
  queryOptions({ queryKey: userKeys.active(), queryFn: ({ signal }) => getActiveUsers(signal) })
