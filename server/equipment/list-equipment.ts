import { db } from '@/server/db/client'
import { toPage, window } from '@/server/http/page'
import { found } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import type { Equipment, EquipmentListQuery } from '@/services/equipment/equipment.schema'
import type { Page } from '@/services/http/page.schema'
import { toEquipment } from './equipment.mapper'
import { countUnits, listUnits } from './equipment.repository'

/** A page of the units in the hands of the active company; a COLABORADOR sees those that they use. */
export async function listEquipment(actor: Actor, query: EquipmentListQuery, url: string): Promise<Page<Equipment>> {
  const companyId = found(actor.companyId)
  const filters = { search: query.search, user: query.user }
  // Who may not see the company's orders has no business with what others use (workflow.md, "Who is who").
  const isLimited = !may(actor, 'checkout:read')
  if (isLimited && ![undefined, actor.id].includes(query.user)) return toPage(url, query, 0, [])
  const own = isLimited ? { ...filters, user: actor.id } : filters
  const count = await countUnits(db(), companyId, own)
  const rows = await listUnits(db(), companyId, own, window(query))
  return toPage(url, query, count, rows.map(toEquipment))
}
