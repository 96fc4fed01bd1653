import { db } from '@/server/db/client'
import { toFoundUnit } from '@/server/stock/units/unit-search.service'
import type { Actor } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import type { FoundUnit } from '@/services/search/search.schema'
import { findRentedUnits } from './equipment.repository'

/** Units in open rentals whose serial or label starts with a text, of the companies that the actor sees. */
export async function searchUnits(actor: Actor, text: string, limit: number): Promise<FoundUnit[]> {
  return (await findRentedUnits(db(), visibleCompanies(actor), text, limit)).map(toFoundUnit)
}
