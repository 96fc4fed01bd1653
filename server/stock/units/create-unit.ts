import { transaction } from '@/server/db/client'
import { type Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import { canonicalSerial, emptyToNull, placeholderSerial } from '@/services/stock/units/serials.rules'
import type { UnitDetail } from '@/services/stock/units/unit-detail.schema'
import type { NewUnit } from '@/services/stock/units/units.schema'
import { recordRegistrations } from '../events/unit-events.service'
import { getUnit } from './get-unit'
import { insertUnits, isProduct, reserveUnitIds } from './units.repository'

/**
 * Creates one unit; without a serial it gets a placeholder.
 * Refuses 400 for an unknown product, 409 `conflict` for a serial that exists.
 */
export function createUnit(actor: Actor, body: NewUnit): Promise<UnitDetail> {
  return transaction(async (tx) => {
    if (!(await isProduct(tx, body.product_id))) throw refuseField('product_id', 'Escolha um produto do catálogo.')
    const id = must((await reserveUnitIds(tx, 1))[0], 'reserved unit id')
    const unit = {
      id,
      serial: body.serial ? canonicalSerial(body.serial) : placeholderSerial(id),
      productId: body.product_id,
      productGroup: body.product_group,
      status: body.status,
      location: emptyToNull(body.location),
      label: emptyToNull(body.label),
    }
    if (!(await insertUnits(tx, [unit]))) throw serialIsTaken(unit.serial)
    await recordRegistrations(tx, actor, [id])
    return getUnit(id, tx)
  })
}

export function serialIsTaken(serial: string): Refusal {
  return refuseField('serial', `O serial ${serial} já está no estoque.`, 'conflict')
}
