import { transaction, type Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { formatCount } from '@/services/format/format.rules'
import { manualStatuses, needsReason } from '@/services/stock/manual-status.rules'
import { rentalGroupObjection } from '@/services/stock/product-groups.rules'
import { emptyToNull } from '@/services/stock/serials.rules'
import type { UnitDetail } from '@/services/stock/unit-detail.schema'
import { UNIT_STATUS_LABEL, type UnitStatus } from '@/services/stock/unit-status.rules'
import type { UnitsStatusChange, UnitStatusChange } from '@/services/stock/units.schema'
import { changeUnits } from '../events/unit-events.service'
import { lockProducts } from '../holds/availability.repository'
import { getUnit } from './get-unit'
import { listProductIds, listShelfCounts, lockUnits, type UnitRecord } from './units.repository'

/** Gives one unit another status by hand. Refuses as the same for many does. */
export async function updateUnitStatus(actor: Actor, id: number, change: UnitStatusChange): Promise<UnitDetail> {
  await updateUnitStatuses(actor, { ...change, ids: [id] })
  return getUnit(id)
}

/**
 * Gives units another status by hand: all of them or none. Those that have it already stay as they are.
 * Refuses 404 for a unit that does not exist, 400 without a reason where one is needed, 409 `conflict` with the serials of
 * those that staff may not bring there (`MANUAL_STATUS_CHANGES`), 409 `out_of_stock` when fewer would be left on the shelf than live
 * reservations promise.
 * @returns how many changed
 */
export function updateUnitStatuses(actor: Actor, { ids, status, message }: UnitsStatusChange): Promise<number> {
  if (needsReason(status) && !message) throw noReason()
  return transaction(async (tx) => {
    const wanted = [...new Set(ids)]
    // The products first, as everything does that reserves: what is promised stays what it is until the end.
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

/** What is left on the shelf still covers what is promised. */
async function requireHoldsCovered(tx: Tx, productIds: readonly number[]): Promise<void> {
  const short = (await listShelfCounts(tx, productIds)).filter(({ shelf, promised }) => shelf < promised)
  if (short.length === 0) return
  throw new Refusal('out_of_stock', {
    errors: short.map(
      ({ name, shelf, promised }) =>
        `${name}: ${formatCount(promised, 'unidade está reservada', 'unidades estão reservadas')} para pedidos, e ${formatCount(shelf, 'ficaria disponível', 'ficariam disponíveis')}. Libere uma reserva antes.`,
    ),
  })
}

function noReason(): Refusal {
  return refuseField('message', 'Diga o motivo: ele fica no histórico do equipamento.')
}
