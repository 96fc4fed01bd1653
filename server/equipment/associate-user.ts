import { transaction } from '@/server/db/client'
import { found, Refusal } from '@/server/http/refusal'
import { changeUnits } from '@/server/stock/unit-changes.service'
import { isActiveUserOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Equipment, EquipmentUser } from '@/services/equipment/equipment.schema'
import { toEquipment } from './equipment.mapper'
import { findUnit, lockUnit } from './equipment.repository'

/**
 * Says who uses a unit of the active company, or that nobody does.
 * Refuses 404 for a unit that is not in the company's hands, 400 for somebody who is not an active user of the company.
 */
export async function associateUser(actor: Actor, unitId: number, { user_id }: EquipmentUser): Promise<Equipment> {
  const companyId = found(actor.companyId)
  return transaction(async (tx) => {
    const unit = found(await lockUnit(tx, companyId, unitId))
    if (user_id !== null && !(await isActiveUserOf(tx, companyId, user_id))) throw notTheirs()
    if (unit.userId !== user_id) {
      const values = { userId: user_id, receivedAt: null }
      await changeUnits(tx, actor, { ids: [unitId], type: 'USER_CHANGED', values, about: { companyId } })
    }
    return toEquipment(found(await findUnit(tx, companyId, unitId)))
  })
}

function notTheirs(): Refusal {
  const sentence = 'Escolha um usuário ativo da empresa.'
  return new Refusal('invalid', { errors: [sentence], fields: { user_id: [sentence] } })
}
