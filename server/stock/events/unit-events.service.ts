import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { movementKindOf, type UnitEventType } from '@/services/stock/events/unit-events.rules'
import {
  insertRegistrationEvents,
  type UnitEventInput,
  type UnitHolder,
  type UnitValues,
  updateUnitsWithEvents,
} from './unit-events.repository'

export type { UnitHolder, UnitValues }

/** What a change belongs to: company log, order, package, relocation. */
export type EventContext = Omit<UnitEventInput, 'type' | 'actorId' | 'actorName' | 'requestId'>

/** No holder: in the warehouse, or gone. */
export const IN_HOUSE: UnitHolder = { companyId: null, addressId: null, userId: null }

type UnitsChange = { ids: readonly number[]; type: UnitEventType; values?: UnitValues; about?: EventContext }

/**
 * The only way to change units: updates them and records an event for each, in the caller's transaction. The database
 * refuses a unit that differs from its newest event at commit (ADR 514).
 * Refuses 409 `conflict` if `UNIT_STATUS_CHANGES` does not allow the new status for every unit.
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

/** Records the REGISTERED event of units that the caller has just inserted. */
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
