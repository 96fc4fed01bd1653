import { type Db, db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import type { Relocation, RelocationListQuery } from '@/services/equipment/relocations/relocations.schema'
import type { Page } from '@/services/http/page.schema'
import { seesOnlyOwn } from '../units/visible-units'
import { toRelocation } from './relocation.mapper'
import {
  countRelocations,
  findRelocation,
  listRelocations,
  listRelocationUnits,
  type RelocationScope,
} from './relocations.repository'

/** The relocations that the actor sees; a COLABORADOR sees those they requested, receive, or whose units they use. */
export const relocationScope = (actor: Actor): RelocationScope => ({
  companyId: orNotFound(actor.companyId),
  ...(seesOnlyOwn(actor) && { ofUser: actor.id }),
})

/** A page of the company's relocations, those that wait for the reader first. */
export async function listVisibleRelocations(
  actor: Actor,
  query: RelocationListQuery,
  url: string,
): Promise<Page<Relocation>> {
  const scope = relocationScope(actor)
  const count = await countRelocations(db(), scope, query.open)
  const reader = { id: actor.id, decides: may(actor, 'equipment:assign') }
  const rows = await listRelocations(db(), scope, query.open, reader, limitOffset(query))
  const units = await listRelocationUnits(
    db(),
    rows.map(({ relocation }) => relocation.id),
  )
  return toPage(
    url,
    query,
    count,
    rows.map((row) => toRelocation(row, units.get(row.relocation.id) ?? [], actor)),
  )
}

/** One relocation. Refuses 404 for one that the actor does not see. */
export async function getRelocation(conn: Db, actor: Actor, id: number): Promise<Relocation> {
  const row = orNotFound(await findRelocation(conn, relocationScope(actor), id))
  return toRelocation(row, (await listRelocationUnits(conn, [id])).get(id) ?? [], actor)
}
