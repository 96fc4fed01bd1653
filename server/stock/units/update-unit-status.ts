import { transaction } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { formatCount } from '@/services/format/format.rules'
import { manualStatuses, needsReason } from '@/services/stock/units/manual-status.rules'
import { rentalGroupObjection } from '@/services/stock/units/product-groups.rules'
import { emptyToNull } from '@/services/stock/units/serials.rules'
import type { UnitDetail } from '@/services/stock/units/unit-detail.schema'
import { UNIT_STATUS_LABEL, type UnitStatus } from '@/services/stock/units/unit-status.rules'
import type { UnitsStatusChange, UnitStatusChange } from '@/services/stock/units/units.schema'
import { changeUnits } from '../events/unit-events.service'
import { lockProducts } from '../holds/availability.repository'
import { requireHoldsCovered } from '../holds/stock.service'
import { getUnit } from './get-unit'
import { listProductIds, lockUnits, type UnitRecord } from './units.repository'

/** Changes the status of one unit by hand. Refuses as `updateUnitStatuses`. */
export async function updateUnitStatus(actor: Actor, id: number, change: UnitStatusChange): Promise<UnitDetail> {
  await updateUnitStatuses(actor, { ...change, ids: [id] })
  return getUnit(id)
}

/**
 * Changes the status of units by hand, all or none; those that already have it stay as they are.
 * Refuses 404 for an unknown unit, 400 without a required reason, 409 `conflict` with the serials that staff may not
 * move there (`MANUAL_STATUS_CHANGES`), 409 `out_of_stock` if the shelf would no longer cover the live holds.
 * @returns how many changed
 */
export function updateUnitStatuses(actor: Actor, { ids, status, message }: UnitsStatusChange): Promise<number> {
  if (needsReason(status) && !message) throw noReason()
  return transaction(async (tx) => {
    const wanted = [...new Set(ids)]
    // Locks the products first, as every command that reserves does, so that the holds cannot change.
    const productIds = await listProductIds(tx, wanted)
    await lockProducts(tx, productIds)
    const units = await lockUnits(tx, wanted)
    if (units.length < wanted.length) throw new Refusal('not_found')
    const others = units.filter((unit) => unit.status !== status)
    requireManualStatus(others, status)
    const taken = others.filter((unit) => unit.status === 'UP_FOR_RENTAL')
    await changeUnits(tx, actor, {
      ids: others.map(({ id }) => id),
      type: 'STATUS_CHANGED',
      values: { status, ...(status === 'FINISHED' && { location: null }) },
      about: { message: emptyToNull(message) },
    })
    if (taken.length > 0) await requireHoldsCovered(tx, [...new Set(taken.map(({ productId }) => productId))])
    return others.length
  })
}

function requireManualStatus(units: readonly UnitRecord[], status: UnitStatus): void {
  const barred = units.filter((unit) => {
    return !manualStatuses(toManualStatusUnit(unit)).includes(status)
  })
  if (barred.length === 0) return
  const sentences = barred
    .slice(0, 10)
    .map(
      ({ serial, status: is, productGroup }) =>
        `${serial}: ${rentalGroupObjection(productGroup, status) ?? `de “${UNIT_STATUS_LABEL[is]}” não passa para “${UNIT_STATUS_LABEL[status]}” por aqui.`}`,
    )
  const rest = barred.length - sentences.length
  throw new Refusal('conflict', {
    errors: rest > 0 ? [...sentences, `E mais ${formatCount(rest, 'equipamento', 'equipamentos')}.`] : sentences,
  })
}

const toManualStatusUnit = ({ serial, status, productGroup, companyId }: UnitRecord) => ({
  serial,
  status,
  product_group: productGroup,
  isHeld: companyId !== null,
})

function noReason(): Refusal {
  return refuseField('message', 'Diga o motivo: ele fica no histórico do equipamento.')
}
