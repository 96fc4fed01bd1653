import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'
import { lockProducts } from '../holds/availability.repository'
import { listProductIds, lockUnits } from '../units/units.repository'
import { closeRentals, findStateBeforeAppraisal, reopenRental } from './rented-units.repository'
import type { ReturnOwner } from './rented-units.service'
import { changeUnits, IN_HOUSE } from './unit-events.service'

/** The appraisal of a unit. */
export type AppraisedUnit = {
  unitId: number
  destination: UnitStatus
  condition: string
  comment?: string | null
  checklist?: unknown
}

/** Sends appraised units to their destination and closes their rentals. */
export async function applyAppraisal(
  tx: Tx,
  actor: Actor,
  about: ReturnOwner,
  units: readonly AppraisedUnit[],
  now: Date,
): Promise<void> {
  const ids = units.map(({ unitId }) => unitId)
  const outcome = ({ unitId: _, ...rest }: AppraisedUnit) => JSON.stringify(rest)
  for (const [same, ...others] of Map.groupBy(units, outcome).values() as Iterable<
    [AppraisedUnit, ...AppraisedUnit[]]
  >) {
    const { destination, condition, comment, checklist } = same
    await changeUnits(tx, actor, {
      ids: [same, ...others].map(({ unitId }) => unitId),
      type: 'APPRAISED',
      values: { status: destination, receivedAt: null, ...IN_HOUSE },
      about: { ...about, message: comment, details: { condition, ...(checklist !== undefined && { checklist }) } },
    })
  }
  await closeRentals(tx, ids, now)
}

/**
 * Undoes the appraisal of a unit by this return: it is what it was before and in its rental again (ADR 534).
 * Locks the product and the unit.
 * @returns the product, whose holds the caller checks with `requireHoldsCovered`; undefined if the unit has moved on
 */
export async function undoUnitAppraisal(
  tx: Tx,
  actor: Actor,
  about: ReturnOwner,
  unitId: number,
): Promise<number | undefined> {
  const [productId] = await listProductIds(tx, [unitId])
  if (productId === undefined) return undefined
  await lockProducts(tx, [productId])
  await lockUnits(tx, [unitId])
  const before = await findStateBeforeAppraisal(tx, unitId, about.packageId)
  if (!before) return undefined
  const { status, companyId, addressId, userId } = before
  await changeUnits(tx, actor, {
    ids: [unitId],
    type: 'APPRAISAL_UNDONE',
    values: { status, companyId, addressId, userId, ...(companyId !== null && { location: null }) },
    about,
  })
  await reopenRental(tx, { unitId, orderId: about.orderId })
  return productId
}
