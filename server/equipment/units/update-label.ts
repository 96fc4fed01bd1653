import { transaction } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Equipment, LabelUpdate } from '@/services/equipment/units/equipment.schema'
import { must } from '@/services/invariant/must.rules'
import { toEquipment } from './equipment.mapper'
import { listUnitsById, lockUnits } from './equipment.repository'

/** Sets the company's own name of a unit; empty removes it. Refuses 404 for a unit that the company does not hold. */
export async function updateLabel(actor: Actor, unitId: number, body: LabelUpdate): Promise<Equipment> {
  const companyId = orNotFound(actor.companyId)
  const label = body.label === '' ? null : body.label
  return transaction(async (tx) => {
    const unit = orNotFound((await lockUnits(tx, { companyId, ids: [unitId] }))[0])
    if (unit.label !== label)
      await changeUnits(tx, actor, { ids: [unitId], type: 'LABEL_CHANGED', values: { label }, about: { companyId } })
    const [row] = await listUnitsById(tx, [unitId])
    return toEquipment(actor)(must(row, 'the locked unit'))
  })
}
