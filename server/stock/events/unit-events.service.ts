import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { type UnitEventType, wayOf } from '@/services/stock/unit-events.rules'
import { type UnitHappening, type UnitPlace, type UnitValues, writeBirths, writeUnits } from './unit-events.repository'

export type { UnitPlace, UnitValues }

/** What a change is about: whose log it stands in, of which order, parcel or move. */
export type About = Omit<UnitHappening, 'type' | 'actorId' | 'actorName' | 'requestId'>

/** Nobody's: in the house, or gone. */
export const IN_HOUSE: UnitPlace = { companyId: null, addressId: null, userId: null }

type UnitsChange = { ids: readonly number[]; type: UnitEventType; values?: UnitValues; about?: About }

/**
 * The one way in which units change: all of them, each with its row of history, in the caller's transaction. What they are
 * afterwards their newest row says; the database refuses a difference at commit.
 * Refuses 409 `conflict` when the table of allowed changes does not let every one of them into the new status.
 */
export async function changeUnits(
  tx: Tx,
  actor: Author,
  { ids, type, values = {}, about }: UnitsChange,
): Promise<void> {
  const changed = await writeUnits(tx, ids, values, happening(actor, type, about))
  if (changed === ids.length) return
  throw new Refusal('conflict', { errors: ['O status de um equipamento mudou. Atualize a página e tente de novo.'] })
}

/** The first row in the life of units that the caller has just inserted. */
export const recordBirths = (tx: Tx, actor: Author, ids: readonly number[]): Promise<void> =>
  writeBirths(tx, ids, happening(actor, 'REGISTERED'))

function happening(actor: Author, type: UnitEventType, about: About = {}): UnitHappening {
  const way = wayOf(type)
  return {
    ...(way && { relocationType: way.type, relocationStatus: way.status }),
    ...about,
    type,
    actorId: actor.id,
    actorName: actor.name,
    requestId: actor.requestId,
  }
}
