import type { Actor } from '@/services/auth/actor.rules'
import { isWaitingFor, relocationActions } from '@/services/equipment/relocations/relocations.rules'
import type { Relocation } from '@/services/equipment/relocations/relocations.schema'
import type { ListedRelocation, MovingUnit, RelocationRow } from './relocations.repository'

type Person = { id: number; firstName: string }

const person = (one: Person | null) => one && { id: one.id, first_name: one.firstName }

/** The facts that decide who may do what with a relocation. */
export const relocationFacts = (relocation: RelocationRow, units: readonly Pick<MovingUnit, 'fromUserId'>[]) => ({
  status: relocation.status,
  requestedBy: relocation.requestedBy,
  toUserId: relocation.toUserId,
  userIds: [...new Set(units.flatMap(({ fromUserId }) => fromUserId ?? []))],
})

/** A relocation with the actions that this actor may take now. */
export function toRelocation(row: ListedRelocation, units: readonly MovingUnit[], actor: Actor): Relocation {
  const { relocation } = row
  const move = relocationFacts(relocation, units)
  return {
    id: relocation.id,
    relocation_type: relocation.relocationType as Relocation['relocation_type'],
    status: move.status,
    to_address: row.toAddress,
    to_user: person(row.toUser),
    reason: relocation.reason,
    requested_by: { id: row.requester.id, first_name: row.requester.firstName },
    decided_by: person(row.decider),
    decision: relocation.decision,
    created_at: relocation.createdAt.toISOString(),
    decided_at: relocation.decidedAt?.toISOString() ?? null,
    completed_at: relocation.completedAt?.toISOString() ?? null,
    units: units.map((unit) => ({
      id: unit.id,
      serial: unit.serial,
      label: unit.label,
      product: unit.product,
      from_address: unit.fromAddress,
      from_user: unit.fromUser,
    })),
    waits_for_you: isWaitingFor(move, actor),
    allowed_actions: relocationActions(move, actor),
  }
}
