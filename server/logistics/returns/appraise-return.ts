import { finishExchanges, listSerialsAwaitingReplacement } from '@/server/equipment/exchanges/exchanges.service'
import { endRelocationsOf } from '@/server/equipment/relocations/end-relocations.service'
import { Refusal } from '@/server/http/refusal'
import { type Change, changeOrder, rentalOwner } from '@/server/orders/workflow/change-order.service'
import { applyAppraisal } from '@/server/stock/events/appraised-units.service'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import { isAwaitingAppraisal } from '@/services/logistics/packages/package-stages.rules'
import type { Appraisal } from '@/services/logistics/packages/packages.schema'
import { appraisalObjections } from '@/services/logistics/returns/appraisal.rules'
import { checklistPointsFor } from '@/services/logistics/returns/checklist.rules'
import type { Order } from '@/services/orders/orders.schema'
import { getOrderOfPackage, openReturnItems, packageIn } from '../packages/find-package'
import { recordAppraisal, updatePackages } from '../packages/packages.repository'
import { receiveReturnItems } from './receive-return'
import { listUnitKinds } from './returns.repository'

type ReturnItem = Change['record']['returnItems'][number]
type Finding = Appraisal['items'][number] & Pick<ReturnItem, 'unitId' | 'receivedAt'>

/**
 * Records the condition and destination of returned units, each serial once, which ends their rental. With the last one
 * the package reaches its destination.
 * Refuses 409 `conflict` before the package is received and for serials that are not in it or already appraised, 400
 * for a test of the unit's type without an answer and for what the answers do not allow (ADR 534).
 */
export async function appraiseReturn(actor: Actor, packageId: number, { items }: Appraisal): Promise<Order> {
  if (new Set(items.map(({ serial }) => serial)).size < items.length)
    throw new Refusal('invalid', { errors: ['Avalie cada serial uma vez só.'] })
  return changeOrder(actor, await getOrderOfPackage(packageId), {
    action: 'appraise_return',
    effect: async (change) => {
      const { tx, now, preconditionFailed } = change
      if (!isAwaitingAppraisal(packageIn(change, packageId).deliveryStatus))
        throw preconditionFailed('Registre primeiro o recebimento.')
      const waiting = openReturnItems(change, packageId)
      const units = items.map((item) => ({ ...item, ...waitingUnit(item.serial, waiting, preconditionFailed) }))
      await recordFindings(change, packageId, units)
      const isLast = units.length === waiting.length
      const end = { deliveryStatus: 'DESTINATION' as const, appraisalDate: toDay(now) }
      await updatePackages(tx, [packageId], isLast ? end : { deliveryStatus: 'APPRAISAL' as const })
      return { after: { package: packageId, items } }
    },
  })
}

/** Applies appraisals of units that are in their rental, in the change's transaction. Refuses as `appraiseReturn`. */
export async function recordFindings(change: Change, packageId: number, units: readonly Finding[]): Promise<void> {
  const { tx, actor, record, now, preconditionFailed } = change
  const unitIds = units.map(({ unitId }) => unitId)
  const kinds = await listUnitKinds(tx, unitIds)
  const objections = units.flatMap((unit) =>
    appraisalObjections(unit, checklistPointsFor(kinds.get(unit.unitId) ?? '')),
  )
  if (objections.length > 0) throw new Refusal('invalid', { errors: objections })
  const { id: orderId } = record.order
  const early = await listSerialsAwaitingReplacement(tx, orderId, unitIds)
  if (early.length > 0)
    throw preconditionFailed(
      `O equipamento novo ainda não chegou ao cliente: avalie ${early.join(', ')} depois da entrega.`,
    )
  // An appraised unit that was not scanned has arrived all the same, unless it is missing.
  const isThere = ({ receivedAt, condition }: Finding) => receivedAt === null && condition !== 'missing'
  await receiveReturnItems(change, { id: packageId }, units.filter(isThere))
  // A missing unit may have an open relocation.
  await endRelocationsOf(tx, actor, unitIds)
  await recordAppraisal(tx, packageId, units, { appraisedBy: actor.id, appraisedAt: now })
  await finishExchanges(tx, orderId, unitIds)
  await applyAppraisal(tx, actor, { ...rentalOwner(record), packageId }, units, now)
}

function waitingUnit(
  serial: string,
  waiting: ReturnItem[],
  preconditionFailed: Change['preconditionFailed'],
): Pick<ReturnItem, 'unitId' | 'receivedAt'> {
  const unit = waiting.find((one) => one.serial === serial)
  if (!unit) throw preconditionFailed(`Serial ${serial}: não aguarda avaliação neste volume.`)
  const { unitId, receivedAt } = unit
  return { unitId, receivedAt }
}
