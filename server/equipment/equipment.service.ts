import type { Author } from '@/server/audit/audit.service'
import { db, type Tx } from '@/server/db/client'
import { toFoundUnit } from '@/server/stock/units/unit-search.service'
import type { Actor } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import type { FoundUnit } from '@/services/search/search.schema'
import { endMovesOf } from './relocations/end-relocations'
import { findRentedUnits } from './units/rented-units.repository'

/** The units in open rentals whose serial or label begins with a text, of the companies that the actor sees. */
export async function searchUnits(actor: Actor, text: string, limit: number): Promise<FoundUnit[]> {
  return (await findRentedUnits(db(), visibleCompanies(actor), text, limit)).map(toFoundUnit)
}

/**
 * Ends the open moves of units that come back, are exchanged, damaged or lost, in the caller's transaction and before the
 * units become that: CANCELED in their history, those on the way in use again where they were.
 */
export const endRelocationsOf = (tx: Tx, actor: Author, unitIds: readonly number[]): Promise<void> =>
  endMovesOf(tx, actor, unitIds)
