import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { changeUnits, type UnitValues } from '@/server/stock/events/unit-events.service'
import { isActiveUserOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import { RELOCATION_TRANSITIONS, type RelocationAction } from '@/services/equipment/relocations/relocations.rules'
import type { Relocation, RelocationChange } from '@/services/equipment/relocations/relocations.schema'
import type { RelocationStatus, UnitEventType } from '@/services/stock/events/unit-events.rules'
import { openExchangeOf } from '../units/equipment.mapper'
import { listUnitsById } from '../units/equipment.repository'
import { getRelocation, relocationScope } from './list-relocations'
import { notifyDecided } from './relocation-notices'
import { relocationFacts } from './relocation.mapper'
import {
  closeRelocationUnits,
  findRelocation,
  listOpenUnits,
  listRelocationUnits,
  lockRelocation,
  lockUnitsOfAnyone,
  type RelocationRow,
  updateRelocation,
} from './relocations.repository'

const EVENTS: Record<RelocationAction, UnitEventType> = {
  approve: 'RELOCATION_APPROVED',
  refuse: 'RELOCATION_REFUSED',
  cancel: 'RELOCATION_CANCELED',
  complete: 'RELOCATION_COMPLETED',
}

/**
 * Approves, refuses, cancels or completes a relocation and writes the history of its units; of two at the same time one
 * wins.
 * Refuses 404 for a relocation that the actor does not see, 403 for an action that their role does not allow, 409 if it
 * has changed in the meantime, its units have another open request, or its user is no longer with the company.
 */
export async function decideRelocation(actor: Actor, id: number, body: RelocationChange): Promise<Relocation> {
  const scope = relocationScope(actor)
  return transaction(async (tx) => {
    orNotFound(await findRelocation(tx, scope, id))
    const unitIds = (await listOpenUnits(tx, { relocationId: id })).map(({ unitId }) => unitId)
    // Units are locked before their relocation, as in every command that changes them.
    const units = await lockUnitsOfAnyone(tx, unitIds)
    const relocation = await lockRelocation(tx, id)
    const { from, to, guard } = RELOCATION_TRANSITIONS[body.action]
    const isAt = from.includes(relocation.status)
    const members = (await listRelocationUnits(tx, [id])).get(id) ?? []
    if (!isAt) throw alreadyDecided()
    if (!guard(relocationFacts(relocation, members), actor)) throw new Refusal('forbidden')
    const moving = units.filter(({ status }) => status === 'IN_RELOCATION').map((unit) => unit.id)
    const resting = unitIds.filter((unitId) => !moving.includes(unitId))
    const step = { relocation, to, message: messageOf(body) }
    if (body.action === 'approve') {
      await requireNoOpenRequest(tx, unitIds)
      await changeRelocatedUnits(tx, actor, step, {
        ids: unitIds,
        type: EVENTS.approve,
        values: { status: 'IN_RELOCATION' },
      })
    } else if (body.action === 'complete') {
      await requireReceiver(tx, relocation)
      await changeRelocatedUnits(tx, actor, step, {
        ids: moving,
        type: EVENTS.complete,
        values: arrivalValues(relocation, actor),
      })
      // Units that were damaged or lost on the way did not arrive.
      await changeRelocatedUnits(tx, actor, { ...step, to: 'CANCELED' }, { ids: resting, type: EVENTS.cancel })
    } else {
      await changeRelocatedUnits(tx, actor, step, {
        ids: moving,
        type: EVENTS[body.action],
        values: { status: 'IN_USE' },
      })
      await changeRelocatedUnits(tx, actor, step, { ids: resting, type: EVENTS[body.action] })
    }
    if (to !== 'APPROVED') await closeRelocationUnits(tx, id, unitIds)
    await updateRelocation(tx, id, { status: to, ...recordOf(body, actor) })
    const decided = await getRelocation(tx, actor, id)
    await notifyDecided(tx, actor, scope.companyId, { action: body.action, relocation: decided })
    return decided
  })
}

type TransitionContext = { relocation: RelocationRow; to: RelocationStatus; message: string | null }
type UnitsChange = { ids: readonly number[]; type: UnitEventType; values?: UnitValues }

const changeRelocatedUnits = (
  tx: Tx,
  actor: Actor,
  { relocation, to, message }: TransitionContext,
  units: UnitsChange,
): Promise<void> =>
  changeUnits(tx, actor, {
    ...units,
    about: {
      companyId: relocation.companyId,
      relocationId: relocation.id,
      relocationType: relocation.relocationType,
      relocationStatus: to,
      message,
    },
  })

/** Values of units that have arrived; a user who completes the relocation has received them. */
function arrivalValues({ toAddressId, toUserId }: RelocationRow, actor: Actor): UnitValues {
  if (toUserId === null) return { status: 'IN_USE', addressId: toAddressId }
  return { status: 'IN_USE', userId: toUserId, receivedAt: toUserId === actor.id ? new Date() : null }
}

async function requireNoOpenRequest(tx: Tx, unitIds: readonly number[]): Promise<void> {
  const taken = (await listUnitsById(tx, unitIds)).find((unit) => openExchangeOf(unit) ?? unit.returning)
  if (taken) throw new Refusal('conflict', { errors: [`${taken.unit.serial} tem uma troca ou devolução em aberto.`] })
}

async function requireReceiver(tx: Tx, { companyId, toUserId }: RelocationRow): Promise<void> {
  if (toUserId === null || (await isActiveUserOf(tx, companyId, toUserId))) return
  throw new Refusal('conflict', { errors: ['A pessoa não está mais na empresa. Cancele a mudança e peça outra.'] })
}

const messageOf = ({ message }: RelocationChange): string | null =>
  message === undefined || message === '' ? null : message

function recordOf(body: RelocationChange, actor: Actor): Partial<RelocationRow> {
  if (body.action === 'complete') return { completedAt: new Date() }
  return { decidedBy: actor.id, decidedAt: new Date(), decision: messageOf(body) }
}

const alreadyDecided = (): Refusal =>
  new Refusal('conflict', { errors: ['A mudança já foi decidida ou encerrada. Mostramos agora como ela está.'] })
