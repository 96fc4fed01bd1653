import { db } from '@/server/db/client'
import { found } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { User } from '@/services/auth/auth.schema'
import { findUserWithCompanies } from './auth.repository'
import { toUser } from './auth.mapper'

/** The signed-in user as the wire knows them. */
export async function getLoggedUser(actor: Actor): Promise<User> {
  return toUser(found(await findUserWithCompanies(db(), actor.id)))
}
