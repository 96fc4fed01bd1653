import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { ManagedUser, NewUser, UserCsvQuery, UserListQuery, UserUpdate } from './users.schema'

/** The users of the active company, or all staff. */
export const getUsers = (query: Partial<UserListQuery>, signal?: AbortSignal): Promise<Page<ManagedUser>> =>
  bodyOf(http.get<Page<ManagedUser>>('/users', { params: query, signal }))

/** The whole list as a CSV file. */
export const getUsersCsv = (query: Partial<UserCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/users-csv-extract', query, transfer)

const MAX_PAGE_SIZE = 100

/** All active users the caller manages, fetched page by page. */
export async function getActiveUsers(signal?: AbortSignal): Promise<ManagedUser[]> {
  const users: ManagedUser[] = []
  for (let page = 1; ; page += 1) {
    const { results, next } = await getUsers({ active: true, page, page_size: MAX_PAGE_SIZE }, signal)
    users.push(...results)
    if (!next) return users
  }
}

/** Creates a user, who gets a temporary password by e-mail; the idempotency key prevents duplicates. */
export const createUser = (user: NewUser, key: string): Promise<ManagedUser> =>
  bodyOf(http.post<ManagedUser>('/users', user, { headers: { 'Idempotency-Key': key } }))

/** Changes, disables or enables a user. */
export const updateUser = (id: number, change: UserUpdate): Promise<ManagedUser> =>
  bodyOf(http.put<ManagedUser>(`/users/${String(id)}`, change))

export async function deleteUser(id: number): Promise<void> {
  await http.delete(`/users/${String(id)}`)
}
