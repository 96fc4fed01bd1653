import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import { isActiveUserOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Equipment, UserAssignment, UsersAssignment } from '@/services/equipment/units/equipment.schema'
import { must } from '@/services/invariant/must.rules'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'
import { notifyUser } from './equipment-notices'
import { toEquipment } from './equipment.mapper'
import { listUnitsById, lockUnits, type UnitRow } from './equipment.repository'

/**
 * Sets or clears the user of a unit of the active company; the user is told by mail and confirms the receipt.
 * Refuses 404 for a unit that the company does not hold, 400 for somebody who is not an active user of the company, 409
 * for a unit that is being relocated or was exchanged.
 */
export async function assignUser(actor: Actor, unitId: number, { user_id }: UserAssignment): Promise<Equipment> {
  const [unit] = await assignUsers(actor, { units: [unitId], user_id })
  return must(unit, 'the assigned unit')
}

/** The same for many units, all or none. */
export async function assignUsers(actor: Actor, { units, user_id }: UsersAssignment): Promise<Equipment[]> {
  const companyId = orNotFound(actor.companyId)
  const ids = [...new Set(units)]
  return transaction(async (tx) => {
    const locked = await lockUnits(tx, { companyId, ids })
    if (locked.length < ids.length) throw new Refusal('not_found')
    if (user_id !== null && !(await isActiveUserOf(tx, companyId, user_id))) throw notCompanyUser()
    if (locked.some(isOnItsWay)) throw onItsWay()
    await assignTo(
      tx,
      actor,
      locked.filter(({ userId }) => userId !== user_id),
      user_id,
    )
    return (await listUnitsById(tx, ids)).map(toEquipment(actor))
  })
}

async function assignTo(tx: Tx, actor: Actor, units: readonly UnitRow[], userId: number | null): Promise<void> {
  if (units.length === 0) return
  const ids = units.map(({ id }) => id)
  // Users who assign a unit to themselves already have it.
  const receivedAt = userId === actor.id ? new Date() : null
  const companyId = orNotFound(actor.companyId)
  await changeUnits(tx, actor, { ids, type: 'USER_CHANGED', values: { userId, receivedAt }, about: { companyId } })
  if (userId !== null && userId !== actor.id) await notifyUser(tx, actor, { userId, unitIds: ids, companyId })
}

const MOVING: readonly UnitStatus[] = ['IN_RELOCATION', 'EXCHANGED']
const isOnItsWay = ({ status }: UnitRow): boolean => MOVING.some((one) => one === status)

const onItsWay = (): Refusal =>
  new Refusal('conflict', {
    errors: ['Um dos equipamentos está em mudança ou já foi trocado. Conclua isso antes de definir quem usa.'],
  })

function notCompanyUser(): Refusal {
  return refuseField('user_id', 'Escolha um usuário ativo da empresa.')
}
