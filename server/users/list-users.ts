import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import type { Page } from '@/services/http/page.schema'
import { userColumns } from '@/services/users/user-csv.rules'
import type { ManagedUser, UserCsvQuery, UserListQuery } from '@/services/users/users.schema'
import { scopeOf } from './scope'
import { toManagedUser } from './users.mapper'
import { countUsers, listUsers, userIds } from './users.repository'

/** A page of the users whom the actor sees: their company's, or staff. */
export async function listManagedUsers(actor: Actor, query: UserListQuery, url: string): Promise<Page<ManagedUser>> {
  const scope = scopeOf(actor)
  const count = await countUsers(db(), scope, query)
  const rows = await listUsers(db(), scope, query, limitOffset(query))
  return toPage(url, query, count, rows.map(toManagedUser))
}

/** The same list as a file, whole. */
export async function exportManagedUsers(actor: Actor, query: UserCsvQuery): Promise<Response> {
  const scope = scopeOf(actor)
  const read = async (ids: readonly number[]) =>
    (await listUsers(db(), scope, { ...query, ids }, { limit: ids.length, offset: 0 })).map(toManagedUser)
  const columns = userColumns(isCustomer(actor) ? 'customer' : 'staff')
  return csvFile({ name: 'usuários', columns, ids: await userIds(db(), scope, query), read })
}
