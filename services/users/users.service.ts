import { http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { ManagedUser, NewUser, UserCsvQuery, UserListQuery, UserUpdate } from './users.schema'

/** The users of the active company, or of staff. */
export async function getUsers(query: Partial<UserListQuery>, signal?: AbortSignal): Promise<Page<ManagedUser>> {
  const { data } = await http.get<Page<ManagedUser>>('/users', { params: query, signal })
  return data
}

/** The same as a file, whole. */
export const getUsersCsv = (query: Partial<UserCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/users-csv-extract', query, transfer)

const MAX_PAGE_SIZE = 100

/** All active users whom the person manages, however many pages they fill. */
export async function getActiveUsers(signal?: AbortSignal): Promise<ManagedUser[]> {
  const users: ManagedUser[] = []
  for (let page = 1; ; page += 1) {
    const { results, next } = await getUsers({ active: true, page, page_size: MAX_PAGE_SIZE }, signal)
    users.push(...results)
    if (!next) return users
  }
}

/** Creates a user, who gets a temporary password by e-mail. The same key never creates two. */
export async function createUser(user: NewUser, key: string): Promise<ManagedUser> {
  const { data } = await http.post<ManagedUser>('/users', user, { headers: { 'Idempotency-Key': key } })
  return data
}

/** Changes, disables or enables a user. */
export async function updateUser(id: number, change: UserUpdate): Promise<ManagedUser> {
  const { data } = await http.put<ManagedUser>(`/users/${String(id)}`, change)
  return data
}

export async function deleteUser(id: number): Promise<void> {
  await http.delete(`/users/${String(id)}`)
}
