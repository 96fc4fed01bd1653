import { db } from '@/server/db/client'
import { toPage, window } from '@/server/http/page'
import type { Actor } from '@/services/auth/actor.rules'
import type { Page } from '@/services/http/page.schema'
import type { ManagedUser, UserListQuery } from '@/services/users/users.schema'
import { scopeOf } from './scope'
import { toManagedUser } from './users.mapper'
import { countUsers, listUsers } from './users.repository'

/** A page of the users whom the actor sees: their company's, or staff. */
export async function listManagedUsers(actor: Actor, query: UserListQuery, url: string): Promise<Page<ManagedUser>> {
  const scope = scopeOf(actor)
  const count = await countUsers(db(), scope, query)
  const rows = await listUsers(db(), scope, query, window(query))
  return toPage(url, query, count, rows.map(toManagedUser))
}
