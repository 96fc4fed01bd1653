import { reopenExchanges } from '@/server/equipment/exchanges/exchanges.service'
import { orNotFound } from '@/server/http/refusal'
import { type Change, changeOrder, rentalOwner } from '@/server/orders/workflow/change-order.service'
import { undoUnitAppraisal } from '@/server/stock/events/appraised-units.service'
import { requireHoldsCovered } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { AppraisalCorrection } from '@/services/logistics/packages/packages.schema'
import { faultLabels } from '@/services/logistics/returns/checklist.rules'
import type { Order } from '@/services/orders/orders.schema'
import { getOrderOfPackage } from '../packages/find-package'
import { clearAppraisal, updatePackages } from '../packages/packages.repository'
import { recordFindings } from './appraise-return'

type ReturnItem = Change['record']['returnItems'][number]
type UnitRef = { packageId: number; serial: string }

/**
 * Undoes the appraisal of a unit: unit, rental, exchange and return are as before it, and it is to be appraised again.
 * Refuses 404 for an unknown unit; 409 `conflict` if it was not appraised or has moved on since, `out_of_stock` if
 * orders count on it, `stage_changed` once the order is finished (ADR 534).
 */
export async function undoAppraisal(actor: Actor, { packageId, serial }: UnitRef): Promise<Order> {
  return changeOrder(actor, await getOrderOfPackage(packageId), {
    action: 'correct_appraisal',
    historyAction: 'undo_appraisal',
    effect: async (change) => {
      const { tx, record } = change
      const item = appraisedItem(change, { packageId, serial })
      const productId = await undo(change, item)
      await requireHoldsCovered(tx, [productId])
      const isFirst = record.returnItems.every(
        (one) => one.packageId !== packageId || one === item || one.condition === null,
      )
      const deliveryStatus = isFirst ? ('RETURN_RECEIVED' as const) : ('APPRAISAL' as const)
      await updatePackages(tx, [packageId], { deliveryStatus, appraisalDate: null })
      return { before: { package: packageId, ...findingsOf(item) }, after: { package: packageId, serials: [serial] } }
    },
  })
}

/**
 * Replaces the appraisal of a unit by another one; the history has both.
 * Refuses as `undoAppraisal`, and 400 as `appraiseReturn`.
 */
export async function correctAppraisal(
  actor: Actor,
  { packageId, serial }: UnitRef,
  correction: AppraisalCorrection,
): Promise<Order> {
  return changeOrder(actor, await getOrderOfPackage(packageId), {
    action: 'correct_appraisal',
    effect: async (change) => {
      const item = appraisedItem(change, { packageId, serial })
      const productId = await undo(change, item)
      const { unitId, receivedAt } = item
      const unit = { serial, unitId, receivedAt, ...correction }
      await recordFindings(change, packageId, [unit])
      await requireHoldsCovered(change.tx, [productId])
      return {
        before: { package: packageId, ...findingsOf(item) },
        after: { package: packageId, ...findingsOf(unit) },
      }
    },
  })
}

function appraisedItem({ record, preconditionFailed }: Change, { packageId, serial }: UnitRef): ReturnItem {
  const item = orNotFound(record.returnItems.find((one) => one.packageId === packageId && one.serial === serial))
  if (item.condition === null) throw preconditionFailed(`Serial ${serial}: ainda não foi avaliado.`)
  return item
}

/** @returns the unit's product, whose holds have to be covered afterwards */
async function undo({ tx, actor, record, preconditionFailed }: Change, item: ReturnItem): Promise<number> {
  const { packageId, unitId, serial } = item
  const productId = await undoUnitAppraisal(tx, actor, { ...rentalOwner(record), packageId }, unitId)
  if (productId === undefined)
    throw preconditionFailed(`Serial ${serial}: já seguiu em frente depois da avaliação, que não muda mais.`)
  await clearAppraisal(tx, packageId, unitId)
  await reopenExchanges(tx, record.order.id, { packageId, unitId })
  return productId
}

/** An appraisal as history shows it. */
const findingsOf = ({
  serial,
  condition,
  destination,
  comment,
  checklist,
}: Pick<ReturnItem, 'serial' | 'condition' | 'destination'> & { comment?: string | null; checklist?: unknown }) => ({
  serials: [serial],
  condition,
  destination,
  findings: comment ?? null,
  faults: faultLabels(checklist ?? {}),
})
