import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { must } from '@/services/invariant/must.rules'
import { toEquipment } from './equipment.mapper'
import { listUnitsById, lockUnits } from './equipment.repository'
import { visibleUnits } from './visible-units'

/**
 * Confirms that a unit has reached its user; a second confirmation changes nothing.
 * Refuses 404 for a unit that they do not see, 403 for one that somebody else uses.
 */
export async function confirmReceipt(actor: Actor, unitId: number): Promise<Equipment> {
  const filters = orNotFound(visibleUnits(actor, { ids: [unitId] }))
  return transaction(async (tx) => {
    const unit = orNotFound((await lockUnits(tx, filters))[0])
    if (unit.userId !== actor.id) throw new Refusal('forbidden', { errors: ['Quem usa o equipamento confirma.'] })
    if (unit.receivedAt === null) {
      const about = { companyId: filters.companyId }
      await changeUnits(tx, actor, { ids: [unitId], type: 'USER_CONFIRMED', values: { receivedAt: new Date() }, about })
    }
    const [row] = await listUnitsById(tx, [unitId])
    return toEquipment(actor)(must(row, 'the locked unit'))
  })
}
