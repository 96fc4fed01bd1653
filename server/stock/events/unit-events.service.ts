import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { movementKindOf, type UnitEventType } from '@/services/stock/unit-events.rules'
import {
  insertRegistrationEvents,
  type UnitEventInput,
  type UnitHolder,
  type UnitValues,
  updateUnitsWithEvents,
} from './unit-events.repository'

export type { UnitHolder, UnitValues }

/** What a change is about: whose log it stands in, of which order, package or move. */
export type EventContext = Omit<UnitEventInput, 'type' | 'actorId' | 'actorName' | 'requestId'>

/** Nobody's: in the house, or gone. */
export const IN_HOUSE: UnitHolder = { companyId: null, addressId: null, userId: null }

type UnitsChange = { ids: readonly number[]; type: UnitEventType; values?: UnitValues; about?: EventContext }

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
  const changed = await updateUnitsWithEvents(tx, ids, values, toEventInput(actor, type, about))
  if (changed === ids.length) return
  throw new Refusal('conflict', { errors: ['O status de um equipamento mudou. Atualize a página e tente de novo.'] })
}

/** The first row in the life of units that the caller has just inserted. */
export const recordRegistrations = (tx: Tx, actor: Author, ids: readonly number[]): Promise<void> =>
  insertRegistrationEvents(tx, ids, toEventInput(actor, 'REGISTERED'))

function toEventInput(actor: Author, type: UnitEventType, about: EventContext = {}): UnitEventInput {
  const way = movementKindOf(type)
  return {
    ...(way && { relocationType: way.type, relocationStatus: way.status }),
    ...about,
    type,
    actorId: actor.id,
    actorName: actor.name,
    requestId: actor.requestId,
  }
}
