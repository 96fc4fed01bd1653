import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { OwnEquipment, OwnEquipmentUpdate } from '@/services/equipment/own/own-equipment.schema'
import { canonicalSerial, emptyToNull } from '@/services/stock/units/serials.rules'
import { getOwnUnit } from './list-own-equipment'
import { toOwnRecord } from './own-equipment.mapper'
import { lockOwnRow, updateOwnRow } from './own-equipment.repository'
import { requireOwnPlace } from './register-own-equipment'

/**
 * Replaces the fields of a device; `active: false` writes it off. Refuses 404 for a device of another company, 400 as
 * `registerOwnEquipment`, 409 `conflict` for a serial that another device of the company has.
 */
export async function updateOwnEquipment(actor: Actor, id: number, body: OwnEquipmentUpdate): Promise<OwnEquipment> {
  const companyId = orNotFound(actor.companyId)
  return transaction(async (tx) => {
    const old = orNotFound(await lockOwnRow(tx, companyId, id))
    // A user who has left since may stay where they are.
    await requireOwnPlace(tx, companyId, {
      address_id: body.address_id === old.addressId ? null : body.address_id,
      user_id: body.user_id === old.userId ? null : body.user_id,
    })
    const serial = canonicalSerial(body.serial)
    const { model, address_id, user_id, active } = body
    const values = { serial, model, label: emptyToNull(body.label), addressId: address_id, userId: user_id, active }
    const row = await updateOwnRow(tx, id, values)
    if (!row) throw refuseField('serial', `O serial ${serial} já está cadastrado na sua empresa.`, 'conflict')
    const [before, after] = [toOwnRecord(old), toOwnRecord(row)]
    if (JSON.stringify(before) !== JSON.stringify(after))
      await recordEvent(tx, actor, {
        model: 'own_equipment',
        objectId: id,
        companyId,
        action: 'changed',
        before,
        after,
      })
    return getOwnUnit(actor, id, tx)
  })
}
